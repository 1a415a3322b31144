import { mkdir, symlink } from "node:fs/promises";
import { loadContent } from "../../../content-types";
import { SampleSite, postFile } from "../../../test-support/sample-site";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { formatIssue } from "../../issues/issue";

const folder = "content/blog/first-post";
const { at } = temporaryFolder();

const siteWithCover = (src: string) =>
  new SampleSite().replace(
    postFile,
    "src: ./cover.png",
    `src: ${JSON.stringify(src)}`,
  );

const siteWithPicture = (src: string) =>
  new SampleSite().replace(
    postFile,
    "## Look",
    `![A parcel on it](<${src}>)\n\n## Look`,
  );

async function findIssues(site: SampleSite): Promise<string[]> {
  await site.writeTo(at());
  const { issues } = await loadContent(at(), []);
  return issues.map(formatIssue);
}

const oddNames = ["a & b, 'c' (1) [2].png", "a%20b.png", "封面 é.png"];

test.each(oddNames)("a cover may be named %s", async (name) => {
  const site = siteWithCover(`./${name}`).remove(`${folder}/cover.png`);
  expect(await findIssues(site.write(`${folder}/${name}`, 1600))).toEqual([]);
});

test.each(["a#b.png", "a b.png", "50%.png", "5%-%E0.png"])(
  "a text may write %s",
  async (name) => {
    const site = siteWithPicture(`./${name}`);
    expect(await findIssues(site.write(`${folder}/${name}`, 1600))).toEqual([]);
  },
);

test("a path in a text may be encoded, and suggestions are", async () => {
  const site = siteWithPicture("./my%20bax.png").write(
    `${folder}/my box.png`,
    1600,
  );
  expect(await findIssues(site)).toEqual([
    `${postFile}:19:1  body  "./my bax.png" does not exist  did you mean "./my%20box.png"?  content/missing-file`,
  ]);
});

test("the extension and the size of a picture are reported together", async () => {
  const site = siteWithCover("./IMG.JPG")
    .write(`${folder}/IMG.JPG`, Buffer.alloc(8_100_000))
    .remove(`${folder}/cover.png`);
  expect(await findIssues(site)).toEqual([
    `${postFile}:7:8  cover.src  "./IMG.JPG" is not in a format for this field  rename it to ./IMG.jpg  content/unsupported-file`,
    expect.stringContaining("picture-too-large"),
  ]);
});

test.each([".hidden/cover.png", ".cover.png", "node_modules/cover.png"])(
  "a cover can't be named %s",
  async (name) => {
    const site = siteWithCover(`./${name}`).write(`${folder}/${name}`, 1600);
    expect(await findIssues(site)).toContain(
      `${postFile}:7:8  cover.src  "./${name}" has a name that the build leaves out  rename the file or folder  content/unsupported-file`,
    );
  },
);

test.each([
  ["no name has this character", "./a\0.png", "./a[U+0000].png"],
  ["too long", `./${"a".repeat(3000)}.png`],
  ["too deep", `./${"a/".repeat(1500)}.b.png`],
  ["below a file", "./cover.png/b.png"],
  ["a folder", "./folder.png"],
  ["a link to itself", "./self.png"],
])("a path without a file is reported: %s", async (_, src, shown = src) => {
  await mkdir(at(folder, "folder.png"), { recursive: true });
  await symlink("self.png", at(folder, "self.png"));
  const issues = await findIssues(siteWithCover(src));
  expect(issues.find((issue) => issue.startsWith(postFile))).toContain(shown);
});
