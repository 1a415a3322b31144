import { render, screen } from "@testing-library/react";
import { skipWhatFits } from "./skip-what-fits";

/** jsdom lays nothing out: the test says what has a new size. */
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
  render(<div role="group" aria-label="Table" tabIndex={0} />);
  return screen.getByRole("group");
}

test("a box is a stop of the keyboard while it has something to scroll", () => {
  const box = renderBox();
  skipWhatFits();
  expect(observed).toEqual([box]);
  setWidths(box, { content: 400, room: 400 });
  tellSizes();
  expect(box).toHaveAttribute("tabindex", "-1");
  setWidths(box, { content: 400, room: 300 });
  tellSizes();
  expect(box).toHaveAttribute("tabindex", "0");
});

test("a box that was skipped is watched on: an address may change without its page", () => {
  const box = renderBox();
  skipWhatFits();
  setWidths(box, { content: 400, room: 400 });
  tellSizes();
  skipWhatFits();
  expect(disconnect).toHaveBeenCalled();
  expect(observed).toEqual([box, box]);
});

test("groups that take no focus are left alone", () => {
  render(<fieldset role="group" />);
  skipWhatFits();
  expect(observed).toEqual([]);
});
