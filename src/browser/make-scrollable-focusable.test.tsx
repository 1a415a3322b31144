import { render, screen } from "@testing-library/react";
import { makeScrollableFocusable } from "./make-scrollable-focusable";

/** jsdom has no layout, so the test reports the new sizes. */
let tellSizes: () => void;
const observed: Element[] = [];
const disconnect = jest.fn();

beforeEach(() => {
  observed.length = 0;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      tellSizes = () => {
        callback([], this);
      };
    }
    observe = (element: Element) => observed.push(element);
    unobserve = () => undefined;
    disconnect = disconnect;
  };
});

function setWidths(box: HTMLElement, { content, room }: { content: number; room: number }) {
  Object.defineProperty(box, "scrollWidth", { value: content, configurable: true });
  Object.defineProperty(box, "clientWidth", { value: room, configurable: true });
}

function renderBox() {
  render(
    <div
      role="group"
      tabIndex={0}
      aria-label="Table: Plan"
      data-scroll="Table: Plan"
      data-testid="box"
    >
      <table />
    </div>,
  );
  return screen.getByTestId("box");
}

test("a box is a tab stop and a named group while its content overflows", () => {
  const box = renderBox();
  makeScrollableFocusable();
  expect(observed).toEqual([box, box.firstElementChild]);
  setWidths(box, { content: 400, room: 400 });
  tellSizes();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(box).not.toHaveAttribute("tabindex");
  expect(box).not.toHaveAttribute("aria-label");
  setWidths(box, { content: 400, room: 300 });
  tellSizes();
  expect(screen.getByRole("group", { name: "Table: Plan" })).toHaveAttribute("tabindex", "0");
});

test("a box is still observed after the URL changes without a new page", () => {
  const box = renderBox();
  makeScrollableFocusable();
  setWidths(box, { content: 400, room: 400 });
  tellSizes();
  makeScrollableFocusable();
  expect(disconnect).toHaveBeenCalled();
  expect(observed.filter((each) => each === box)).toHaveLength(2);
});
