import { render, screen } from "@testing-library/react";
import { toAction } from "../../test-support/fragments";
import { Prose } from "./prose";

const section: Queries.ProseSectionFragment = {
  anchor: "introduction",
  tone: "paper",
  kicker: "Guide",
  heading: "Why stores stall",
  text: { html: '<h3 id="first">First</h3><p>Read <a href="/blog">the blog</a>.</p>' },
  actions: null,
};

it("sets running text under its heading, with its own headings and links", () => {
  render(<Prose {...section} />);
  expect(screen.getByRole("heading", { level: 2, name: "Why stores stall" })).toBeVisible();
  expect(screen.getByText("Guide")).toBeVisible();
  expect(screen.getByRole("heading", { level: 3, name: "First" })).toHaveAttribute("id", "first");
  expect(screen.getByRole("link", { name: "the blog" })).toHaveAttribute("href", "/blog");
});

it("offers where to go from here", () => {
  render(<Prose {...section} actions={[toAction("Free audit", "https://book.test/audit")]} />);
  expect(screen.getByRole("link", { name: /^Free audit/ })).toHaveAttribute(
    "href",
    "https://book.test/audit",
  );
});

it("is a heading alone where nothing else was written", () => {
  const { container } = render(<Prose {...section} kicker={null} text={null} />);
  expect(container).toHaveTextContent(/^Why stores stall$/);
});

it("carries the name that links lead to", () => {
  const { container } = render(<Prose {...section} />);
  expect(container.querySelector("#introduction")).toContainElement(screen.getByText("Guide"));
});
