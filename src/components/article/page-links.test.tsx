import { render, screen, within } from "@testing-library/react";
import { PageLinks } from "./page-links";

it("names its pages, with a word about those that have one", () => {
  const pages = [
    { path: "/themes", title: "Themes" },
    { path: "/prices", title: "Prices", note: "For this store" },
  ];
  render(<PageLinks heading="Read next" pages={pages} />);
  const nav = within(screen.getByRole("navigation", { name: "Read next" }));
  expect(nav.getByRole("heading", { level: 2, name: "Read next" })).toBeVisible();
  const links = nav.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/themes", "/prices"]);
  expect(links[0]).toHaveTextContent(/^Themes$/);
  expect(links[1]).toHaveTextContent(/^For this store ?Prices$/);
});
