import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { article, articleWords } from "../../test-support/article";
import { buildAction } from "../../test-support/fragments";
import ArticleTemplate from "./article";

const data: Queries.ArticleQuery = {
  article,
  articleWords,
  blogIndex: { heading: "Insights" },
};

function renderPage(changes: Partial<Queries.ArticleQuery> = {}) {
  const props = {
    data: { ...data, ...changes },
  } as unknown as PageProps<Queries.ArticleQuery>;
  return render(<ArticleTemplate {...props} />);
}

it("lists guides and posts to read next", () => {
  const relatedPosts = [{ path: "/blog/feeds", title: "Feeds" }];
  renderPage({ article: { ...article, relatedPosts } });
  const links = within(
    screen.getByRole("navigation", { name: "Read next" }),
  ).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/sections",
    "/blog/feeds",
  ]);
});

it("renders nothing if a record is missing", () => {
  expect(renderPage({ article: null }).container).toBeEmptyDOMElement();
});

describe("the offer in the middle of a guide", () => {
  const words = { ...articleWords, audit: buildAction("Halfway", "/audit") };
  const chapter = "<h2>One</h2>\n<p>Words.</p>\n";
  const quotation =
    "<blockquote>\n<p>Quoted.</p>\n<h2>Heading</h2>\n<p>More.</p>\n</blockquote>\n";
  const list = "<ul>\n<li>\n<h2>Heading</h2>\n</li>\n</ul>\n";

  it.each([
    ["after two of five chapters", chapter.repeat(5), 2],
    ["after three of six chapters", chapter.repeat(6), 3],
    [
      "after a quotation with a heading",
      chapter.repeat(3) + quotation + chapter.repeat(2),
      4,
    ],
    [
      "after a list with a heading",
      chapter.repeat(3) + list + chapter.repeat(2),
      4,
    ],
  ])("is %s", (_, chapters, before) => {
    const body = { ...article.body, html: `<p>Lead.</p>\n${chapters}` };
    renderPage({ article: { ...article, body }, articleWords: words });
    const [, offer] = screen.getAllByText("Halfway");
    const headings = screen.getAllByRole("heading", {
      name: /One|Heading/,
      level: 2,
    });
    const isBefore = (heading: Element) =>
      heading.compareDocumentPosition(offer!) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(headings.filter(isBefore)).toHaveLength(before);
  });

  it("is absent from a guide with four chapters", () => {
    const body = {
      ...article.body,
      html: `<p>Lead.</p>\n${chapter.repeat(4)}`,
    };
    renderPage({ article: { ...article, body }, articleWords: words });
    // At the start and the end.
    expect(screen.getAllByText("Halfway")).toHaveLength(2);
  });
});
