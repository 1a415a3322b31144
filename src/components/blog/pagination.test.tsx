import { render, screen } from "@testing-library/react";
import { routes } from "../../site/urls/routes";
import { Pagination } from "./pagination";

function linksOf(page: number, pageCount: number) {
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      toPath={routes.blogPage}
      newerLabel="Newer posts"
      olderLabel="Older posts"
    />,
  );
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

it("leads only to older posts from the first page", () => {
  expect(linksOf(1, 3)).toEqual([["Older posts", "/blog/page/2"]]);
});

it("leads both ways from a page between, and to page 1 by its one address", () => {
  expect(linksOf(2, 3)).toEqual([
    ["Newer posts", "/blog"],
    ["Older posts", "/blog/page/3"],
  ]);
});

it("leads only to newer posts from the last page", () => {
  expect(linksOf(3, 3)).toEqual([["Newer posts", "/blog/page/2"]]);
});

it("is absent where one page holds every post", () => {
  expect(linksOf(1, 1)).toEqual([]);
  expect(document.querySelector("body > div")).toBeEmptyDOMElement();
});
