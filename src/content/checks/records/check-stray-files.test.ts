import { mkdir, symlink } from "node:fs/promises";
import { formatIssue } from "../../issues/issue";
import { SampleSite, postFile } from "../../../test-support/sample-site";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { loadContent } from "../../../content-types";

const folder = "content/blog/second-post";
const moveIt = `move it to ${folder}/index.md`;

test.each([
  [`${folder}/index.mdx`, moveIt],
  [`${folder}/index.md.bak`, moveIt],
  [`${folder}.md`, moveIt],
  // An uppercase extension is reported too.
  ["content/blog/second/index.MD", "move it to content/blog/second/index.md"],
  [
    "content/site.yml",
    "remove it: content/site.yaml exists already, and notes belong outside content/",
  ],
  ["content/articles/name.md", "move it to content/articles/name/index.md"],
  [
    "content/case-studies/fenwick.yaml",
    "move it to content/case-studies/fenwick/index.yaml",
  ],
  ["content/legal/cookies.yaml", "move it to content/legal/cookies.md"],
  [
    "content/blog/first-post/notes.md",
    "remove it: content/blog/first-post/index.md exists already, and notes belong outside content/",
  ],
  [
    "content/blog/2025/new-post/index.md",
    "move it to content/blog/new-post/index.md",
  ],
  [
    "content/pages/pets.yaml",
    "move it to content/site.yaml or content/ui-labels.yaml or content/landing or content/blog or content/shared or content/articles or content/case-studies or content/consent.yaml or content/legal",
  ],
  [
    "content/blog/Größe & Form.md",
    "move it to content/blog/grosse-form/index.md",
  ],
])("%s is reported with the right place", async (file, hint) => {
  expect(await new SampleSite().write(file, "Words.").findIssues()).toEqual([
    `${file}:1:1  file  is not where the site looks for content  ${hint}  content/misplaced-file`,
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
      `${folder}/${name}:1:1  file  is not where the site looks for content  move it to ${folder}/index.md  content/misplaced-file`,
    ]);
  },
);

test("an unused picture, and a file of another type", async () => {
  const site = new SampleSite()
    .write("content/blog/first-post/draft.png", 900)
    .write("content/shared/prices.pdf", "%PDF");
  expect(await site.findIssues()).toEqual([
    "content/blog/first-post/draft.png:1:1  file  is a picture that nothing in content/ uses  use it, or delete it  content/unused-file",
    "content/shared/prices.pdf:1:1  file  is a file that the site can't use  move it to static/ and link to it, or delete it  content/unused-file",
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
