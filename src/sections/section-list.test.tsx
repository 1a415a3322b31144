import { render, screen } from "@testing-library/react";
import { toAction } from "../test-support/fragments";
import { SectionList } from "./section-list";

const prose: Queries.ProseSectionFragment = {
  anchor: null,
  tone: "paper",
  kicker: null,
  heading: "Second",
  text: { html: "<p>Words.</p>" },
  actions: null,
};

it("shows the sections of a page in their order, each as what it is", () => {
  render(
    <SectionList
      sections={[
        {
          __typename: "FiguresSection",
          ...{ anchor: null, tone: "paper", kicker: null, heading: "First", text: null },
          items: [{ figureLabel: null, fact: { key: "return", value: "4x", label: "return" } }],
        },
        { __typename: "ProseSection", ...prose },
        {
          __typename: "CallToActionSection",
          ...{
            anchor: null,
            kicker: null,
            heading: "Third",
            text: null,
            image: null,
            report: null,
            tone: "spruce",
          },
          calls: [toAction("Book a Demo", "/demo")],
        },
      ]}
    />,
  );
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["First", "Second", "Third"]);
  expect(screen.getByRole("definition")).toHaveTextContent("4x");
  expect(screen.getByText("Words.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Book a Demo" })).toBeVisible();
});

it("shows the same section twice where a page lists it twice", () => {
  const complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const section = { __typename: "ProseSection", ...prose } as const;
  render(<SectionList sections={[section, section]} />);
  expect(screen.getAllByRole("heading", { name: "Second" })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
