import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { article, articleWords } from "../../test-support/article";
import { buildAction } from "../../test-support/fragments";
import ArticleTemplate from "./article";

const chapter = "<h2>One</h2>\n<p>Words.</p>\n";
const quotation =
  "<blockquote>\n<p>Quoted.</p>\n<h2>Heading</h2>\n<p>More.</p>\n</blockquote>\n";
const nested =
  "<blockquote>\n<blockquote>\n<p>Quoted.</p>\n</blockquote>\n<h2>Heading</h2>\n</blockquote>\n";
const list = "<ul>\n<li>\n<h2>Heading</h2>\n</li>\n</ul>\n";

/** Renders a guide, and reads the order of its chapters and offers: one opens and one closes every guide. */
function readOrder(chapters: string): string {
  const data: Queries.ArticleQuery = {
    article: {
      ...article,
      body: { ...article.body, html: `<p>Lead.</p>\n${chapters}` },
    },
    articleWords: { ...articleWords, audit: buildAction("Offer", "/audit") },
    blogIndex: { heading: "Insights" },
  };
  const props = { data } as PageProps<Queries.ArticleQuery>;
  render(<ArticleTemplate {...props} />);
  return screen
    .queryAllByText(/^(One|Heading|Offer)$/)
    .map(({ textContent }) => textContent)
    .join(" ");
}

it.each([
  [
    "after a quotation with another one",
    chapter.repeat(2) + nested + chapter.repeat(3),
    "Offer One One Heading Offer One One One Offer",
  ],
  [
    "after two of five chapters",
    chapter.repeat(5),
    "Offer One One Offer One One One Offer",
  ],
  [
    "after a quotation with a heading",
    chapter.repeat(3) + quotation + chapter.repeat(2),
    "Offer One One One Heading Offer One One Offer",
  ],
  [
    "after a list with a heading",
    chapter.repeat(3) + list + chapter.repeat(2),
    "Offer One One One Heading Offer One One Offer",
  ],
  [
    "absent from four chapters",
    chapter.repeat(4),
    "Offer One One One One Offer",
  ],
])("the offer in the middle of a guide is %s", (_, chapters, order) => {
  expect(readOrder(chapters)).toBe(order);
});
