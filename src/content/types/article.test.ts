import { guideFile, siteWithGuide } from "../../test-support/sample-guides";

test("a closing link may be a path that redirects", async () => {
  const action = { label: "See the service", link: "/services" };
  const closing = { heading: "Go on", text: "Read on.", action };
  expect(await siteWithGuide({ closing }).findIssues()).toEqual([]);
});

test("a guide whose path redirects to another page", async () => {
  const site = siteWithGuide({}, "Words.", guideFile.replace("first-guide", "services"));
  expect(await site.findIssues()).toEqual([
    "content/articles/services/index.md:1:1  file  the path /services already belongs to a redirect  rename the folder or file of one of them  content/taken-path",
  ]);
});
