import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { article, articleWords } from "../test-support/article";
import ArticleTemplate from "./article";

const data: Queries.ArticleQuery = {
  article: { ...article, relatedPosts: [{ path: "/blog/feeds", title: "Feeds" }] },
  articleWords,
  siteSettings: { brand: "Northcart" },
  blogIndex: { heading: "Insights" },
};

it("lists guides and posts to read next", () => {
  render(<ArticleTemplate {...({ data } as PageProps<Queries.ArticleQuery>)} />);
  const links = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/sections", "/blog/feeds"]);
});
