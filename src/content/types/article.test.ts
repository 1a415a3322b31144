import { guideFile, siteWithGuide } from "../../test-support/sample-guides";

const closing = (link: string) => ({
  closing: { heading: "Go on", text: "Read on.", action: { label: "See the service", link } },
});
const place = /^content\/articles\/first-guide\/index\.md:\d+:\d+ {2}/;

async function findProblem(
  ...guide: Parameters<typeof siteWithGuide>
): Promise<string | undefined> {
  const problems = await siteWithGuide(...guide).findProblems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(place);
  return problems[0]?.replace(place, "");
}

test("a sound guide has no problems", async () => {
  expect(await siteWithGuide().findProblems()).toEqual([]);
});

test("a closing link that goes nowhere", async () => {
  expect(await findProblem(closing("/services/shopify-marketing"))).toBe(
    'closing.action.link  "/services/shopify-marketing" is not a page of this site  use one of: /first-guide, /second-guide, /blog/first-post, /blog, /, /blog/category/marketing',
  );
});

test("a closing link may be an address that leads on", async () => {
  expect(await siteWithGuide(closing("/services")).findProblems()).toEqual([]);
});

test("a button that leads to a heading which the text has not", async () => {
  const startLink = { label: "Start reading", link: "#introdution" };
  expect(await findProblem({ startLink }, "## Introduction\n\nWords.")).toBe(
    'startLink.link  "#introdution" is not on the page /first-guide  did you mean "introduction"?',
  );
});

test("an unknown guide to read next", async () => {
  expect(await findProblem({ related: ["second-giude"] })).toBe(
    'related[0]  "second-giude" is not a known Article  did you mean "second-guide"?',
  );
});

test("an unknown post to read next", async () => {
  expect(await findProblem({ relatedPosts: ["frist-post"] })).toBe(
    'relatedPosts[0]  "frist-post" is not a known BlogPost  did you mean "first-post"?',
  );
});

test("a guide whose address leads on to another page", async () => {
  const site = siteWithGuide({}, "Words.", guideFile.replace("first-guide", "services"));
  expect(await site.findProblems()).toEqual([
    "content/articles/services/index.md:1:1  file  its address /services is already that of a redirect  rename the folder or file of one of them",
  ]);
});

test("a guide without a text", async () => {
  expect(await findProblem({}, "")).toMatch(
    /^body {2}is empty {2}write it below the front matter: /,
  );
});
