import { guideFile, siteWithGuide } from "../../test-support/sample-guides";

const closing = (link: string) => ({
  closing: { heading: "Go on", text: "Read on.", action: { label: "See the service", link } },
});
const place = /^content\/articles\/first-guide\/index\.md:\d+:\d+ {2}/;

async function findFault(...guide: Parameters<typeof siteWithGuide>): Promise<string | undefined> {
  const faults = await siteWithGuide(...guide).findFaults();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(place);
  return faults[0]?.replace(place, "");
}

test("a sound guide has no faults", async () => {
  expect(await siteWithGuide().findFaults()).toEqual([]);
});

test("a closing link that goes nowhere", async () => {
  expect(await findFault(closing("/services/shopify-marketing"))).toBe(
    'closing.action.link  "/services/shopify-marketing" is not a page of this site  use one of: /first-guide, /second-guide, /blog/first-post, /blog, /, /blog/category/marketing',
  );
});

test("a closing link may be an address that leads on", async () => {
  expect(await siteWithGuide(closing("/services")).findFaults()).toEqual([]);
});

test("a button that leads to a heading which the text has not", async () => {
  const startLink = { label: "Start reading", link: "#introdution" };
  expect(await findFault({ startLink }, "## Introduction\n\nWords.")).toBe(
    'startLink.link  "#introdution" is not on the page /first-guide  did you mean "introduction"?',
  );
});

test("an unknown guide to read next", async () => {
  expect(await findFault({ related: ["second-giude"] })).toBe(
    'related[0]  "second-giude" is not a known Article  did you mean "second-guide"?',
  );
});

test("an unknown post to read next", async () => {
  expect(await findFault({ relatedPosts: ["frist-post"] })).toBe(
    'relatedPosts[0]  "frist-post" is not a known BlogPost  did you mean "first-post"?',
  );
});

test("a guide whose address leads on to another page", async () => {
  const site = siteWithGuide({}, "Words.", guideFile.replace("first-guide", "services"));
  expect(await site.findFaults()).toEqual([
    "content/articles/services/index.md:1:1  file  its address /services is already that of a redirect  rename the folder or file of one of them",
  ]);
});

test("a guide without a text", async () => {
  expect(await findFault({}, "")).toMatch(/^body {2}is empty {2}write it below the front matter: /);
});
