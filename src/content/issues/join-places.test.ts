import { guideFile, siteWithGuide } from "../../test-support/sample-guides";
import { pageFile, postFile } from "../../test-support/sample-site";

test("a page or record that is gone is one error, which lists all its places", async () => {
  const text = '"[c](/blog/gone-ads), {{fact.gone}} and {{fact.gone}}."';
  const site = siteWithGuide({ relatedPosts: ["gone-ads"] })
    .replace(
      postFile,
      "[the first page](/#intro)",
      "[a](/blog/gone-ads) and [b](/blog/gone-ads#x)",
    )
    .replace(pageFile, "Flows and campaigns.", text);
  expect(await site.findIssues()).toEqual([
    `${guideFile}:30:5  relatedPosts[0]  "gone-ads" is not a known blog post  use one of: first-post; the same in ${postFile}:17:12, ${postFile}:17:36, ${pageFile}:19:16  content/unknown-reference`,
    expect.stringContaining(`; the same in ${pageFile}:19:55`),
  ]);
});
