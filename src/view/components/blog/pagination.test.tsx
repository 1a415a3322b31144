import { render, screen } from "@testing-library/react";
import { routes } from "../../../lib/urls/routes";
import { blogWords } from "../../../test-support/fragments";
import { Pagination } from "./pagination";

const newer = (path: string) => ["Newer posts", path];
const older = (path: string) => ["Older posts", path];

it.each([
  [1, 1, []],
  [1, 3, [older("/blog/page/2")]],
  [2, 3, [newer("/blog"), older("/blog/page/3")]],
  [3, 3, [newer("/blog/page/2")]],
])("page %d of %d links to its neighbors", (page, pageCount, expected) => {
  const props = { page, pageCount, toPath: routes.blogPage, words: blogWords };
  render(<Pagination {...props} />);
  const links = screen.queryAllByRole("link");
  expect(
    links.map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual(expected);
});
