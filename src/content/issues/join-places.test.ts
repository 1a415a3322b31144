import { SampleSite, pageFile, postFile } from "../../test-support/sample-site";

test("a page or record that is gone is one error, which lists all its places", async () => {
  const links = "[a](/blog/gone) and [b](/blog/gone#x)";
  const text = '"[c](/blog/gone), {{fact.gone}} and {{fact.gone}}."';
  const site = new SampleSite()
    .replace(postFile, "[the first page](/#intro)", links)
    .replace(pageFile, "Flows and campaigns.", text);
  const place = `${pageFile}:19`;
  expect(await site.findIssues()).toEqual([
    `${postFile}:17:12  body  "/blog/gone" is not a page of this site  link to another page, or restore this one if it was deleted; the same in ${postFile}:17:32, ${place}:16  content/unknown-page`,
    expect.stringContaining(
      `; the same in ${place}:51  content/unknown-variable`,
    ),
  ]);
});
