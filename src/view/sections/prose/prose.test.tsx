import { render, screen } from "@testing-library/react";
import { frame, buildAction } from "../../../test-support/fragments";
import { Prose } from "./prose";

it("shows running text under its heading, with its own headings and links, and the section's links", () => {
  const html =
    '<h3 id="first">First</h3><p>Read <a href="/blog">the blog</a>.</p>';
  const actions = [buildAction("Free audit", "https://book.test/audit")];
  const { container } = render(
    <Prose {...frame} text={{ html }} actions={actions} />,
  );
  const heading = screen.getByRole("heading", { level: 2, name: "Heading" });
  expect(container.querySelector("#start")).toContainElement(heading);
  expect(screen.getByText("Kicker")).toBeVisible();
  expect(
    screen.getByRole("heading", { level: 3, name: "First" }),
  ).toHaveAttribute("id", "first");
  expect(
    screen.getAllByRole("link").map((link) => link.getAttribute("href")),
  ).toEqual(["/blog", "https://book.test/audit"]);
});

it("renders only a heading if nothing else is given", () => {
  const { container } = render(
    <Prose {...frame} kicker={null} text={null} actions={null} />,
  );
  expect(container).toHaveTextContent(/^Heading$/);
});
