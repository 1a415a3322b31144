import { render, screen, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { type Root, createRoot } from "react-dom/client";
import { restSelector } from "../theme/skippable";
import { frame } from "../../test-support/fragments";
import { SectionList } from "./section-list";

const figures = {
  __typename: "FiguresSection",
  ...frame,
  heading: "First",
  items: [
    {
      figureLabel: null,
      fact: { key: "return", value: "4x", label: "return" },
    },
  ],
} as const;
const prose = {
  __typename: "ProseSection",
  ...frame,
  heading: "Second",
  actions: null,
} as const;

it("renders the sections of a page in order, each with its component", () => {
  render(<SectionList sections={[figures, prose]} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    "First",
    "Second",
  ]);
  expect(screen.getByRole("definition")).toHaveTextContent("4x");
});

it("renders a section twice if a page lists it twice", () => {
  const complain = jest
    .spyOn(console, "error")
    .mockImplementation(() => undefined);
  render(<SectionList sections={[prose, prose]} />);
  expect(screen.getAllByRole("heading", { name: "Second" })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

describe("a page that a visitor opens from another one", () => {
  const sections = [prose, prose, figures];
  const readHeadings = () =>
    screen
      .getAllByRole("heading", { level: 2 })
      .map((each) => each.textContent);
  const rest = () => document.querySelector(restSelector);

  let root: Root;

  // Testing Library waits in `act` for the rest, which is what these tests look at.
  const useAct = (isUsed: boolean) =>
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isUsed });
  beforeEach(() => useAct(false));

  afterEach(() => {
    delete document.documentElement.dataset["whole"];
    root.unmount();
    document.body.replaceChildren();
    useAct(true);
  });

  function open(whole: string): void {
    document.documentElement.dataset["whole"] = whole;
    const container = document.body.appendChild(document.createElement("main"));
    root = createRoot(container);
    flushSync(() => root.render(<SectionList sections={sections} />));
  }

  it("shows its first screen, and then the rest", async () => {
    open("false");
    expect(readHeadings()).toEqual(["Second", "Second"]);
    expect(rest()).not.toBeNull();
    await waitFor(() => {
      expect(readHeadings()).toEqual(["Second", "Second", "First"]);
    });
    expect(rest()).toBeNull();
  });

  it("is whole at once if it can open further down", () => {
    open("true");
    expect(readHeadings()).toEqual(["Second", "Second", "First"]);
    expect(rest()).toBeNull();
  });
});
