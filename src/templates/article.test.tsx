import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { article, articleWords } from "../test-support/article";
import { playReading } from "../test-support/headings";
import ArticleTemplate from "./article";

const data: Queries.ArticleQuery = {
  article,
  articleWords,
  siteSettings: { brand: "Northcart" },
  blogIndex: { heading: "Insights" },
};

function renderPage(changes: Partial<Queries.ArticleQuery> = {}) {
  const props = { data: { ...data, ...changes } } as unknown as PageProps<Queries.ArticleQuery>;
  return render(<ArticleTemplate {...props} />);
}

const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link", { hidden: true })
    .map((link) => link.getAttribute("href"));

beforeEach(() => {
  playReading({});
});

it("lists only second-level headings above the text", () => {
  renderPage();
  expect(linksIn("On this page")).toEqual(["#themes"]);
  expect(screen.getByText("Words.")).toBeVisible();
});

it("ends with the audit and the service, in a separate band", () => {
  renderPage();
  const heading = screen.getByRole("heading", { level: 2, name: "Have a look taken" });
  const links = within(heading.closest("section")!).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("target")])).toEqual([
    ["https://book.test/audit", "_blank"],
    ["/services/shopify-store-optimization", null],
  ]);
});

it("lists guides and posts to read next", () => {
  const relatedPosts = [{ path: "/blog/feeds", title: "Feeds" }];
  renderPage({ article: { ...article, relatedPosts } });
  expect(linksIn("Read next")).toEqual(["/sections", "/blog/feeds"]);
});

it("renders nothing if a record is missing", () => {
  expect(renderPage({ article: null }).container).toBeEmptyDOMElement();
});
