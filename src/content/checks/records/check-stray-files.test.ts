import { mkdir, symlink } from "node:fs/promises";
import { formatIssue } from "../../issues/issue";
import { SampleSite, postFile } from "../../../test-support/sample-site";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { loadContent } from "../../../content-types";

const folder = "content/blog/second-post";
const toBlog =
  "move it to content/blog/index.yaml or content/blog/<key>/index.md, or out of content/";

test.each([
  [`${folder}/index.mdx`, toBlog],
  // An uppercase extension is reported too.
  ["content/blog/second/index.MD", toBlog],
  ["content/blog/first-post/notes.md", toBlog],
  ["content/blog/2025/new-post/index.md", toBlog],
  [
    "content/legal/cookies.yaml",
    "move it to content/legal/<key>.md, or out of content/",
  ],
  [
    "content/pages/pets.yaml",
    "move it to the folder of its kind, or out of content/",
  ],
])("%s is reported with the right place", async (file, hint) => {
  expect(await new SampleSite().write(file, "Words.").findIssues()).toEqual([
    `${file}:1:1  file  is not where the site looks for content  ${hint}  content/misplaced-file`,
  ]);
});

// With the .avif of the build, too many bytes for a file system.
const longInBytes = `${"図".repeat(83)}a.png`;
const long = `${"a".repeat(251)}.png`;
const refused =
  "has a name that not every system accepts  choose another, of fewer than 100 letters, digits and hyphens";

test.each([
  ["aux.png", "aux.png"],
  ["a:b.png", "a:b.png"],
  ["what?.png", "what?.png"],
  ["con/cover.png", "con"],
  ["end /cover.png", "end "],
  [longInBytes, longInBytes],
  [long, long],
])("not every system accepts the name %s", async (name, reported) => {
  const site = new SampleSite()
    .replace(postFile, "./cover.png", `"./${name}"`)
    .remove("content/blog/first-post/cover.png")
    .write(`content/blog/first-post/${name}`, 1600);
  expect(await site.findIssues()).toEqual([
    `content/blog/first-post/${reported}:1:1  file  ${refused}  content/misplaced-file`,
  ]);
});

test("two names that differ in case only", async () => {
  const site = new SampleSite()
    .append(postFile, "![A desk](./Cover.png)\n")
    .write("content/blog/first-post/Cover.png", 1600);
  expect(await site.findIssues()).toEqual([
    "content/blog/first-post/cover.png:1:1  file  has the same name as content/blog/first-post/Cover.png, in other letters  rename one of them  content/misplaced-file",
  ]);
});

test("a folder with only pictures is missing its post; the pictures are not reported", async () => {
  const site = new SampleSite().write(`${folder}/cover.png`, 1600);
  expect(await site.findIssues()).toEqual([
    `${folder}:1:1  file  has no index.md  add ${folder}/index.md, or delete the folder  content/missing-content-file`,
  ]);
});

test.each(["index.mdx", "post.md"])(
  "pictures beside %s are not unused",
  async (name) => {
    const site = new SampleSite().write(`${folder}/${name}`, "Words.");
    expect(await site.write(`${folder}/cover.png`, 1600).findIssues()).toEqual([
      `${folder}/${name}:1:1  file  is not where the site looks for content  ${toBlog}  content/misplaced-file`,
    ]);
  },
);

test("an unused picture, and a file of another type", async () => {
  const site = new SampleSite()
    .write("content/blog/first-post/draft.png", 900)
    .write("content/shared/prices.pdf", "%PDF");
  expect(await site.findIssues()).toEqual([
    "content/blog/first-post/draft.png:1:1  file  is a file that nothing in content/ uses  use it, delete it, or move it to static/ and link to it  content/unused-file",
    "content/shared/prices.pdf:1:1  file  is a file that nothing in content/ uses  use it, delete it, or move it to static/ and link to it  content/unused-file",
  ]);
});

test("a picture in a post's text is used, even by a reference link", async () => {
  const site = new SampleSite()
    .write("content/blog/first-post/a.png", 900)
    .write("content/blog/first-post/b.png", 900)
    .replace(
      postFile,
      "## Look",
      "![A box](./a.png)\n\n![A bag][b]\n\n[b]: ./b.png\n\n## Look",
    );
  expect(await site.findIssues()).toEqual([]);
});

test("while a record is unreadable, no picture is reported as unused", async () => {
  const site = new SampleSite().replace(postFile, "author:", "autor:");
  const issues = await site.findIssues();
  expect(
    issues.filter((issue) => issue.includes("nothing in content/ uses")),
  ).toEqual([]);
});

const { at, write } = temporaryFolder();

test("symbolic links to files, folders, and nothing are reported, not followed", async () => {
  await new SampleSite().writeTo(at());
  const text = await write("elsewhere/index.md", "Words.");
  await mkdir(at(folder));
  await symlink(text, at(folder, "index.md"));
  await symlink(at("elsewhere"), at("content/blog/third-post"));
  await symlink(at("nowhere"), at("content/shared/facts.yaml"));
  const reported =
    "is a symbolic link, which the site doesn't follow  replace it with the file or folder itself  content/misplaced-file";
  expect((await loadContent(at(), [])).issues.map(formatIssue)).toEqual([
    `${folder}/index.md:1:1  file  ${reported}`,
    `content/blog/third-post:1:1  file  ${reported}`,
    `content/shared/facts.yaml:1:1  file  ${reported}`,
  ]);
});
