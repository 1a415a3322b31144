import type { KindName } from "../content/fields/kind-of";
import { makeContext, makeInfo } from "../test-support/query-context";
import { fieldOptions } from "./field-options";
import type { QueryContext, ResolveInfo } from "./resolvers/field";

interface Resolver {
  resolve: (source: object, args: object, context: QueryContext, info: ResolveInfo) => unknown;
}

const author = { id: "Author:growth-desk", name: "Growth desk" };
const remarkNode = { id: "remark-1", fileAbsolutePath: "/site/index.md" };
const context = makeContext({ [author.id]: author, [remarkNode.id]: remarkNode });

function resolveField(kind: KindName, fieldName: string, source: object, references?: string) {
  const { resolve } = fieldOptions(kind, references) as Resolver;
  return resolve(source, {}, context, makeInfo(fieldName));
}

test("a text gets smart punctuation after its variables are filled in", () => {
  const source = { title: '"{{brand}}\'s" 6-12', link: "/6-12", key: "6-12" };
  expect(resolveField("text", "title", source)).toBe("“Northcart’s” 6–12");
  expect(resolveField("link", "link", source)).toMatchObject({ href: "/6-12" });
});

test("a list of texts has its variables filled in", () => {
  const source = { points: ["{{brand}}", "and you"] };
  expect(resolveField("text", "points", source)).toEqual(["Northcart", "and you"]);
});

test("a link becomes a URL, and so does each link of a list", () => {
  expect(resolveField("link", "link", { link: "booking:demo" })).toMatchObject({
    href: "https://book.test/demo",
  });
  expect(resolveField("link", "links", { links: ["/a", "soon"] })).toMatchObject([
    { href: "/a" },
    { isPending: true },
  ]);
});

test("a reference becomes its record, and so does each reference of a list", () => {
  expect(resolveField("reference", "author", { author: "growth-desk" }, "Author")).toBe(author);
  expect(resolveField("reference", "authors", { authors: ["growth-desk"] }, "Author")).toEqual([
    author,
  ]);
});

test("Markdown keeps its source; only the body of a file knows that file", () => {
  const source = { body: "# A", text: "B", parent: remarkNode.id };
  expect(resolveField("markdown", "body", source)).toEqual({
    written: "# A",
    contentFile: remarkNode.fileAbsolutePath,
  });
  expect(resolveField("markdown", "text", source)).toEqual({ written: "B" });
  expect(resolveField("markdown", "body", { body: "C" })).toEqual({ written: "C" });
});

test.each(["text", "link", "reference", "markdown"] as const)("a missing %s is null", (kind) => {
  expect(resolveField(kind, "left", { other: "words" }, "Author")).toBeNull();
});
