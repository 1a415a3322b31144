import { render, screen, within } from "@testing-library/react";
import { Trail } from "./trail";

test("the way back begins at the home page and ends above the page", () => {
  render(<Trail steps={[{ name: "Insights", path: "/blog" }]} />);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  const links = trail.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Insights", "/blog"],
  ]);
});
