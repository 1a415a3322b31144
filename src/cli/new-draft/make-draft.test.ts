import { cp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { findErrors, formatProblem } from "../../content/problems/problem";
import { draftKinds } from "./draft-kinds";
import { draftTitle, inFolder, makeSampleDraft } from "../../test-support/new-draft";
import { siteWithGuide } from "../../test-support/sample-guides";
import { SampleSite } from "../../test-support/sample-site";
import { loadContent } from "../../gatsby/records/load-content";
import { makeDraft } from "./make-draft";
import type { MadeDraft } from "./make-draft";

const kinds = draftKinds.map(({ name }) => name);

async function makeWhole(root: string, kind: string, slug?: string): Promise<MadeDraft> {
  const made = await makeSampleDraft(root, { kind, words: draftTitle, slug });
  if ("what" in made) throw new Error(made.what);
  return made;
}

async function findProblems(root: string): Promise<string[]> {
  return findErrors((await loadContent(root)).problems).map(formatProblem);
}

/** Every field that is commented out, and those inside of it. */
function uncomment(text: string): string {
  const less = text.replace(/^( *)# (?!yaml-language-server)/gm, "$1");
  return less === text ? text : uncomment(less);
}

test.each(kinds)("a new %s passes the check in a site with little else", async (kind) => {
  await inFolder(async (root) => {
    // An article has to name another one.
    await siteWithGuide().writeTo(root);
    await makeWhole(root, kind);
    expect(await findProblems(root)).toEqual([]);
  });
});

test("drafts of all kinds pass the check of this site, as they are and with every field in use", async () => {
  await inFolder(async (root) => {
    await cp("content", join(root, "content"), { recursive: true });
    const drafts: MadeDraft[] = [];
    for (const kind of kinds) drafts.push(await makeWhole(root, kind, `new-${kind}`));
    expect(await findProblems(root)).toEqual([]);
    for (const { file } of drafts) {
      const text = await readFile(join(root, file), "utf8");
      await writeFile(join(root, file), uncomment(text));
      expect(uncomment(text)).not.toMatch(/^ *# (?!yaml)/m);
    }
    expect(await findProblems(root)).toEqual([]);
  });
  // The whole site is read six times.
}, 180_000);

test.each(kinds)("a %s whose words and picture are written anew may be published", async (kind) => {
  await inFolder(async (root) => {
    await siteWithGuide().writeTo(root);
    const { file, files } = await makeWhole(root, kind);
    const text = await readFile(join(root, file), "utf8");
    const written = text.replaceAll("Write here,", "Here stands").replace(/^draft: .*\n/m, "");
    await writeFile(join(root, file), written);
    const picture = join(root, files.at(-1)!);
    const isShown = /^ *src: \.\/cover\.jpg/m.test(written);
    if (isShown) await cp("content/blog/finding-the-right-customers/cover.jpg", picture);
    else await rm(picture);
    expect(await findProblems(root)).toEqual([]);
  });
});

test("a draft names its title, its day and its picture, and is kept back", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const { files, route } = await makeWhole(root, "post");
    expect(route).toBe("/blog/how-small-stores-plan-a-year");
    expect(files).toEqual([
      "content/blog/how-small-stores-plan-a-year/index.md",
      "content/blog/how-small-stores-plan-a-year/cover.jpg",
    ]);
    const [text = "", picture = ""] = files.map((file) => join(root, file));
    const lines = (await readFile(text, "utf8")).split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "## The headline, 10 to 70 characters.",
        `title: ${draftTitle}`,
        "publishDate: 2026-11-21",
        "draft: true",
        `  title: ${draftTitle}`,
        "author: growth-desk",
      ]),
    );
    expect(await sharp(picture).metadata()).toMatchObject({ width: 2192, height: 1233 });
  });
});

test("a case study is named after its brand and comes after those that exist", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const numbers: string[] = [];
    for (const words of ["Fenwick", "Marlow"]) {
      const made = await makeSampleDraft(root, { kind: "case-study", words });
      if ("what" in made) throw new Error(made.what);
      const text = await readFile(join(root, made.file), "utf8");
      expect(text).toContain(`\nbrand: ${words}\n`);
      numbers.push(...(text.match(/^position: \d+$/gm) ?? []));
    }
    expect(numbers).toEqual(["position: 1", "position: 2"]);
  });
});

test("a draft names published records before other drafts", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    await makeWhole(root, "post", "a-first-draft");
    const made = await makeWhole(root, "article");
    const text = await readFile(join(root, made.file), "utf8");
    expect(text).toContain("# relatedPosts:\n#   - first-post\n");
  });
});

test("where a file can't be written, the folder goes as well", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const format = () => Promise.resolve(undefined as unknown as string);
    const request = { kind: "post", words: draftTitle, slug: "half" };
    await expect(makeDraft(request, { root, today: "2026-11-21", format })).rejects.toThrow();
    expect(await readdir(join(root, "content/blog"))).not.toContain("half");
  });
});
