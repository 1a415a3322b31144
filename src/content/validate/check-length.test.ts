import { SampleSite, pageFile, postFile } from "../../test-support/sample-site";

const line = "Some words of a long text. ";

test.each([postFile, pageFile])("5 MB of %s are rejected within two seconds", async (file) => {
  const site = new SampleSite();
  const text = site.read(file);
  site.append(file, line.repeat(5_000_000 / line.length));
  const start = performance.now();
  const length = text.length + Math.floor(5_000_000 / line.length) * line.length;
  expect(await site.findIssues()).toEqual([
    `${file}:1:1  file  has ${String(length)} characters, and 200000 are allowed  part it into several pages`,
  ]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("a line of more than 10,000 characters is reported at its place", async () => {
  const site = new SampleSite().replace(postFile, "## Look", `${"x".repeat(10_001)}\n\n## Look`);
  expect(await site.findIssues()).toEqual([
    `${postFile}:19:1  file  a line has 10001 characters, and 10000 are allowed  part it into several lines`,
  ]);
});

test("a paragraph of more than 20,000 characters is reported at its place, immediately", async () => {
  const paragraph = "{{nothing}} is long.\n".repeat(1_000).trimEnd();
  const site = new SampleSite().replace(postFile, "## Look", `${paragraph}\n\n## Look`);
  expect(await site.findIssues()).toEqual([
    `${postFile}:19:1  file  a paragraph has 20999 characters, and 20000 are allowed  part it with an empty line`,
  ]);
});
