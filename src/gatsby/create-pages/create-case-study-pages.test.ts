import { resolve } from "node:path";
import { makePageCreation } from "../../test-support/page-creation";
import { createCaseStudyPages } from "./create-case-study-pages";

const toNode = (key: string) => ({
  id: `CaseStudy:${key}`,
  path: `/case-studies/${key}`,
  notice: null,
});
const landingPages = [
  { id: "LandingPage:home", path: "/" },
  { id: "LandingPage:case-studies", path: "/case-studies" },
];

/** What page creation is asked for, when these are the cases and the landing pages of the site. */
async function createPages(cases: object[], pages: object[] = landingPages) {
  const creation = makePageCreation({
    data: { allCaseStudy: { nodes: cases }, allLandingPage: { nodes: pages } },
  });
  await createCaseStudyPages(creation.args);
  return creation;
}

test("each case leads on to the next one, and the last to the first", async () => {
  const { createPage } = await createPages(["taylrd", "colo", "boheme"].map(toNode));
  const component = resolve("src/templates/case-study.tsx");
  const toPage = (key: string, next: string) => [
    {
      path: `/case-studies/${key}`,
      component,
      context: {
        id: `CaseStudy:${key}`,
        nextId: `CaseStudy:${next}`,
        listId: "LandingPage:case-studies",
      },
    },
  ];
  expect(createPage.mock.calls).toEqual([
    toPage("taylrd", "colo"),
    toPage("colo", "boheme"),
    toPage("boheme", "taylrd"),
  ]);
});

test("the cases come in the order of their positions", async () => {
  const { graphql } = await createPages([]);
  const [query] = graphql.mock.calls[0]!;
  expect(query).toMatch(/^\s*query CaseStudyPages \{/);
  expect(query).toContain("allCaseStudy(sort: { position: ASC })");
});

test("a site without a page that lists them has their pages all the same", async () => {
  const { createPage } = await createPages([toNode("taylrd")], []);
  expect(createPage).toHaveBeenCalledWith(
    expect.objectContaining({
      context: { id: "CaseStudy:taylrd", nextId: "CaseStudy:taylrd", listId: "" },
    }),
  );
});

test("a failing query makes no pages", async () => {
  const { args, createPage } = makePageCreation({ errors: [{ message: "lost" }] });
  await expect(createCaseStudyPages(args)).rejects.toThrow("CaseStudyPages");
  expect(createPage).not.toHaveBeenCalled();
});
