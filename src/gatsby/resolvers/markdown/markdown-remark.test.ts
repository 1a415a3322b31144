import { makeContext, makeInfo } from "../../../test-support/query-context";
import { markdownRemarkFields } from "./markdown-remark";

type Resolver = (...values: unknown[]) => unknown;
type Extend = (api: object, options: object) => Promise<Record<string, { resolve: Resolver }>>;

/** The plugin's own resolvers, without a cache. */
const ofPlugin = jest.requireActual<Extend>("gatsby-transformer-remark/extend-node-type")(
  {
    type: { name: "MarkdownRemark" },
    cache: new Map(),
    getNodesByType: () => [],
  },
  { plugins: [] },
);

const body =
  "Words of **{{brand}}**.\n\n## What {{brand}} does\n\nMore words. And more.\n\n### Next\n";
const record = { body, internal: { type: "BlogPost" } };
const context = makeContext({ post: record });
const info = makeInfo("html", {
  BlogPost: { body: (node) => ({ written: (node as typeof record).body, contentFile: "/x.md" }) },
});
const node = { children: ["post"], rawMarkdownBody: "Raw.", fileAbsolutePath: "/x.md" };
const pruning = { pruneLength: 140, truncate: false };

async function resolve(name: keyof typeof markdownRemarkFields, args: object = {}, of = node) {
  const originalResolver = (await ofPlugin)[name]?.resolve;
  const ownInfo = { ...info, ...(originalResolver && { originalResolver }) };
  return markdownRemarkFields[name].resolve(of, args, context, ownInfo);
}

test("html is the record's, with variables filled in", async () => {
  expect(await resolve("html")).toMatch(
    /^<p>Words of <strong>Northcart<\/strong>\.<\/p>\n<h2 id="what-northcart-does">/,
  );
  expect(await resolve("htmlAst")).toMatchObject({ type: "root" });
});

test("a file without a record keeps its own text", async () => {
  expect(await resolve("html", {}, { ...node, children: [] })).toBe("<p>Raw.</p>");
});

test("an excerpt is the start of the text, in three formats, as the plugin cuts it", async () => {
  expect(await resolve("excerpt", { ...pruning, pruneLength: 12, format: "PLAIN" })).toBe(
    "Words of…",
  );
  const long = { pruneLength: 12, truncate: true };
  expect(await resolve("excerpt", { ...long, format: "PLAIN" })).toBe("Words of No…");
  expect(await resolve("excerpt", { ...long, format: "HTML" })).toBe(
    "<p>Words of <strong>Northcart</strong></p>",
  );
  expect(await resolve("excerpt", { ...long, format: "MARKDOWN" })).toBe(
    "Words of **Northcart**\n",
  );
  expect(await resolve("excerpt", { ...pruning, format: "PLAIN" })).toMatch(/And more\. Next$/);
});

test("headings have the page's anchors", async () => {
  const first = { id: "what-northcart-does", value: "What Northcart does", depth: 2 };
  expect(await resolve("headings")).toEqual([first, { id: "next", value: "Next", depth: 3 }]);
  expect(await resolve("headings", { depth: "h2" })).toEqual([first]);
  expect(await resolve("tableOfContents")).toBe(
    '<ul>\n<li>\n<p><a href="#what-northcart-does">What Northcart does</a></p>\n' +
      '<ul>\n<li><a href="#next">Next</a></li>\n</ul>\n</li>\n</ul>',
  );
  expect(await resolve("tableOfContents", { maxDepth: 2 })).toBe(
    '<ul>\n<li><a href="#what-northcart-does">What Northcart does</a></li>\n</ul>',
  );
});

test("words are counted as displayed", async () => {
  expect(await resolve("wordCount")).toEqual({ paragraphs: 4, sentences: 5, words: 11 });
  expect(await resolve("timeToRead")).toBe(1);
});
