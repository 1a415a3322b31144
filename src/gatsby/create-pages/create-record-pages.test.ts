import { resolve } from "node:path";
import { makePageCreation } from "../../test-support/page-creation";
import { createRecordPages } from "./create-pages";

const nodes = [
  { id: "LandingPage:home", path: "/", notice: null },
  { id: "LandingPage:pricing", path: "/pricing", notice: null },
];

test("every record with an address gets a page, which knows nothing but its id", async () => {
  const { args, createPage } = makePageCreation({ data: { allRecords: { nodes } } });
  await createRecordPages(args, "LandingPage", "landing");
  const component = resolve("src/templates/landing.tsx");
  expect(createPage.mock.calls).toEqual([
    [{ path: "/", component, context: { id: "LandingPage:home" } }],
    [{ path: "/pricing", component, context: { id: "LandingPage:pricing" } }],
  ]);
});

test("asks for every record, in a query that its problems can be told by", async () => {
  const { args, graphql } = makePageCreation({ data: { allRecords: { nodes: [] } } });
  await createRecordPages(args, "BlogPost", "blog-post");
  const [query] = graphql.mock.calls[0]!;
  expect(query).toMatch(/^query BlogPostPages \{ allRecords: allBlogPost \{/);
  expect(query).not.toContain("limit");
});

test("a failing query makes no pages", async () => {
  const { args, createPage } = makePageCreation({ errors: [{ message: "lost" }] });
  await expect(createRecordPages(args, "BlogPost", "blog-post")).rejects.toThrow("BlogPostPages");
  expect(createPage).not.toHaveBeenCalled();
});

test("the page of a draft knows what its ribbon says", async () => {
  const draft = { id: "BlogPost:new", path: "/blog/new", notice: "This page is a draft." };
  const { args, createPage } = makePageCreation({ data: { allRecords: { nodes: [draft] } } });
  await createRecordPages(args, "BlogPost", "blog-post");
  expect(createPage).toHaveBeenCalledWith(
    expect.objectContaining({ context: { id: "BlogPost:new", notice: "This page is a draft." } }),
  );
});
