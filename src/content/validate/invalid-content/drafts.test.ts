import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "../../../gatsby/records/load-content";
import { draftTitle, inFolder, makeSampleDraft } from "../../../test-support/new-draft";
import { siteWithGuide } from "../../../test-support/sample-guides";
import { formatProblem } from "../../problems/problem";
import { draftKinds } from "../../../cli/new-draft/draft-kinds";

/** The problems of a new draft of which only the state is changed. */
async function publish(kind: string, edit = (text: string) => text): Promise<string[]> {
  return inFolder(async (root) => {
    await siteWithGuide().writeTo(root);
    const made = await makeSampleDraft(root, { kind, words: draftTitle });
    if ("what" in made) throw new Error(made.what);
    const file = join(root, made.file);
    const text = await readFile(file, "utf8");
    await writeFile(file, edit(text.replace("draft: true", "draft: false")));
    return (await loadContent(root)).problems.map(formatProblem);
  });
}

const words =
  'still has the words that a new draft begins with  write your own, or put "draft: true" above them';

const faultsOfPost = [
  `5:10  excerpt  ${words}`,
  '12:8  cover.src  "./cover.jpg" is the picture that a new draft begins with  put your own in its place',
  `13:8  cover.alt  ${words}`,
  `19:5  tags[0]  ${words}`,
  `27:16  seo.description  ${words}`,
  `29:7  seo.keywords[0]  ${words}`,
  `30:7  seo.keywords[1]  ${words}`,
  `31:7  seo.keywords[2]  ${words}`,
  `34:1  body  ${words}`,
].map((problem) => `content/blog/how-small-stores-plan-a-year/index.md:${problem}`);

test("a post is not published with the words and the picture that its draft began with", async () => {
  expect(await publish("post")).toEqual(faultsOfPost);
});

test("a post of a later day is held to it before that day", async () => {
  const later = (text: string) =>
    text.replace("publishDate: 2026-11-21", "publishDate: 2999-01-01");
  expect(await publish("post", later)).toEqual(faultsOfPost);
});

test("a body with the line ends of Windows is held to it as well", async () => {
  const save = (text: string) => text.replaceAll("\n", "\r\n");
  expect((await publish("post", save)).at(-1)).toBe(faultsOfPost.at(-1));
});

test("headings may stay, and a passage that is left further down is found", async () => {
  const rewrite = (text: string) =>
    text.replace("Write here, in the first two sentences,", "Here you read");
  expect((await publish("post", rewrite)).at(-1)).toBe(
    `content/blog/how-small-stores-plan-a-year/index.md:40:1  body  ${words}`,
  );
});

test.each(draftKinds.map(({ name }) => name))(
  "no %s is published as it was begun",
  async (kind) => {
    expect((await publish(kind)).join("\n")).toContain(words);
  },
);
