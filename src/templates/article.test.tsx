import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { article, articleWords } from "../test-support/article";
import ArticleTemplate from "./article";

const data: Queries.ArticleQuery = {
  article,
  articleWords,
  blogIndex: { heading: "Insights" },
};

function renderPage(changes: Partial<Queries.ArticleQuery> = {}) {
  const props = { data: { ...data, ...changes } } as unknown as PageProps<Queries.ArticleQuery>;
  return render(<ArticleTemplate {...props} />);
}

it("lists guides and posts to read next", () => {
  const relatedPosts = [{ path: "/blog/feeds", title: "Feeds" }];
  renderPage({ article: { ...article, relatedPosts } });
  const links = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/sections", "/blog/feeds"]);
});

it("renders nothing if a record is missing", () => {
  expect(renderPage({ article: null }).container).toBeEmptyDOMElement();
});
