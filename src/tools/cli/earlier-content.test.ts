import { execFileSync } from "node:child_process";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { rm } from "node:fs/promises";
import { formatIssue } from "../../content/issues";
import { parseFile } from "../../content/checks/check-content";
import { contentTypes } from "../../content-types";
import { SampleSite, postFile } from "../../test-support/sample-site";
import { findRemovedPages, readConfirmed } from "./earlier-content";

const { at, write } = temporaryFolder();

const user = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
const git = (...args: string[]) =>
  execFileSync("git", [...user, ...args], { cwd: at() });

const commit = () => {
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "a");
};

test("confirmed records are read as in the commit", async () => {
  const file = "content/shared/facts.yaml";
  const text =
    "notice:\n  value: 15 days\n  label: Notice\n  reviewStatus:  'confirmed'\n";
  await write(file, text);
  expect(await readConfirmed("HEAD", at())).toEqual([]);
  commit();
  await write(file, text.replace("15", "20"));
  const [record] = await readConfirmed("HEAD", at());
  expect(record?.value).toMatchObject({ value: "15 days" });
});

const post = new SampleSite().read(postFile);

test.each([
  ["a page", post, [], true],
  ["a page that another one replaces", post, ["/blog/first-post"], false],
  ["a draft", post.replace("---", "---\ndraft: true"), [], false],
])("%s that is gone since the commit", async (_, text, redirectFrom, warns) => {
  await write(postFile, text);
  commit();
  await rm(at(postFile));
  const file = "content/blog/other/index.md";
  const added = post.replace("---", `---\nredirectFrom: [${redirectFrom}]`);
  const [parsed] = parseFile(contentTypes, { file, text: added });
  const warnings = await findRemovedPages("HEAD", parsed!.records, at());
  const warning = `${postFile}:1:1  warning: file  is gone, and links from other sites to /blog/first-post will break  write redirectFrom: [/blog/first-post] in the page that replaces it  content/removed-page`;
  expect(warnings.map(formatIssue)).toEqual(warns ? [warning] : []);
});
