import { siteWithLogo } from "../../../test-support/odd-pictures";
import { SampleSite } from "../../../test-support/sample-site";

test.each([1600, 6000])("a picture of %i px is neither too narrow nor too large", async (width) => {
  const site = new SampleSite().addPicture("content/blog/first-post/cover.png", width);
  expect(await site.findIssues()).toEqual([]);
});

test("an existing drawing of any size is valid", async () => {
  expect(await siteWithLogo("./logos/colo.svg").findIssues()).toEqual([]);
});
