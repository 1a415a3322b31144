import { SampleSite, pageFile, postFile } from "../../test-support/sample-site";

const line = "Some words of a long text. ";

test.each([postFile, pageFile])("5 MB of %s are rejected", async (file) => {
  const site = new SampleSite();
  const text = site.read(file);
  // Draws the pictures that all checks share.
  await site.findIssues();
  site.append(file, line.repeat(5_000_000 / line.length));
  const length =
    text.length + Math.floor(5_000_000 / line.length) * line.length;
  expect(await site.findIssues()).toEqual([
    `${file}:1:1  file  the file has ${length} characters; the limit is 100000  split it into several  content/file-too-long`,
  ]);
});
