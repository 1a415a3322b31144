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
    `${file}:1:1  file  the file has ${length} characters; the limit is 200000  split it into several  content/file-too-long`,
  ]);
});

test("a paragraph of more than 20,000 characters is reported at its place, immediately", async () => {
  const paragraph = "{{nothing}} is long.\n".repeat(1_000).trimEnd();
  const site = new SampleSite().replace(
    postFile,
    "## Look",
    `${paragraph}\n\n## Look`,
  );
  expect(await site.findIssues()).toEqual([
    `${postFile}:19:1  file  this paragraph has 20999 characters; the limit is 20000  split it into several  content/file-too-long`,
  ]);
});
