import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { formatFault } from "../../content-model/fault";
import { draftKinds } from "../../content-model/scaffold/draft-kinds";
import { SampleSite } from "../../test-support/sample-site";
import { loadContent } from "../load-content";
import { makeDraft } from "./make-draft";
import type { MadeDraft } from "./make-draft";
import type { DraftRequest } from "./plan-draft";

const title = "How small stores plan a year";
const kinds = draftKinds.map(({ name }) => name);

async function inFolder<Result>(run: (root: string) => Promise<Result>): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), "new-draft-"));
  try {
    return await run(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function make(root: string, request: DraftRequest) {
  const format = (text: string) => Promise.resolve(text);
  return makeDraft(request, { root, today: "2026-11-21", format });
}

async function makeWhole(root: string, kind: string, slug?: string): Promise<MadeDraft> {
  const made = await make(root, { kind, words: title, slug });
  if ("problem" in made) throw new Error(made.problem);
  return made;
}

async function findFaults(root: string): Promise<string[]> {
  return (await loadContent(root)).faults.map(formatFault);
}

/** Every field that is commented out, and those inside of it. */
function uncomment(text: string): string {
  const less = text.replace(/^( *)# (?!yaml-language-server)/gm, "$1");
  return less === text ? text : uncomment(less);
}

test.each(kinds)("a new %s passes the check in a site with little else", async (kind) => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    await makeWhole(root, kind);
    expect(await findFaults(root)).toEqual([]);
  });
});

test("drafts of all kinds pass the check of this site, as they are and with every field in use", async () => {
  await inFolder(async (root) => {
    await cp("content", join(root, "content"), { recursive: true });
    const drafts: MadeDraft[] = [];
    for (const kind of kinds) drafts.push(await makeWhole(root, kind, `new-${kind}`));
    expect(await findFaults(root)).toEqual([]);
    for (const { file } of drafts) {
      const text = await readFile(join(root, file), "utf8");
      await writeFile(join(root, file), uncomment(text));
      expect(uncomment(text)).not.toMatch(/^ *# (?!yaml)/m);
    }
    const [, article = "", , page = ""] = await Promise.all(
      drafts.map(({ file }) => readFile(join(root, file), "utf8")),
    );
    expect(article).toContain("\nrelatedPosts:\n");
    expect(page).toContain("\n  - type: testimonials\n");
    expect(await findFaults(root)).toEqual([]);
  });
  // The whole site is read six times.
}, 180_000);

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
        "## The headline. (text, 10 to 70 characters)",
        `title: ${title}`,
        "publishDate: 2026-11-21",
        "draft: true",
        `  title: ${title}`,
        "author: growth-desk",
      ]),
    );
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1600, height: 900 });
  });
});

test("a case study is named after its brand and comes after those that exist", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const numbers: string[] = [];
    for (const words of ["Fenwick", "Marlow"]) {
      const made = await make(root, { kind: "case-study", words });
      if ("problem" in made) throw new Error(made.problem);
      const text = await readFile(join(root, made.file), "utf8");
      expect(text).toContain(`\nbrand: ${words}\n`);
      numbers.push(...(text.match(/^position: \d+$/gm) ?? []));
    }
    expect(numbers).toEqual(["position: 1", "position: 2"]);
  });
});

test.each<[request: DraftRequest, problem: string, remedy: string]>([
  [
    { kind: "leaflet", words: title },
    '"leaflet" is no kind of page',
    "use one of: post, article, case-study, page",
  ],
  [{ kind: "artcle", words: title }, '"artcle" is no kind of page', 'did you mean "article"?'],
  [{ kind: "post", words: "" }, "there is no title", 'write npm run new -- post "Title"'],
  [
    { kind: "case-study", words: "" },
    "there is no brand",
    'write npm run new -- case-study "Brand"',
  ],
  [
    { kind: "post", words: "Growth" },
    "the title has 6 characters",
    "title takes text, 10 to 70 characters",
  ],
  [
    { kind: "page", words: "a".repeat(111) },
    "the title has 111 characters",
    "sections.hero.heading takes text, up to 110 characters",
  ],
  [
    { kind: "post", words: "成長するお店のためのガイド" },
    '"成長するお店のためのガイド" has no letters that an address is made of',
    'name the address: npm run new -- post "成長するお店のためのガイド" --slug summer-sale',
  ],
  [
    { kind: "post", words: title, slug: "Summer Sale" },
    '"Summer Sale" can\'t be part of an address',
    "use lower-case words joined by hyphens: --slug summer-sale",
  ],
  [
    { kind: "post", words: title, slug: "first-post" },
    "the address /blog/first-post is already that of content/blog/first-post/index.md",
    `choose another: npm run new -- post "${title}" --slug another-name`,
  ],
  [
    { kind: "page", words: "Services" },
    "the address /services is already that of a redirect to /service",
    'choose another: npm run new -- page "Services" --slug another-name',
  ],
  [
    { kind: "page", words: "Blog" },
    "the address /blog is already that of content/blog/index.yaml",
    'choose another: npm run new -- page "Blog" --slug another-name',
  ],
  [
    { kind: "page", words: "404" },
    "the address /404 is already that of a page that the site makes itself",
    'choose another: npm run new -- page "404" --slug another-name',
  ],
])("%j is refused, and nothing is written", async (request, problem, remedy) => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const before = await readdir(root, { recursive: true });
    expect(await make(root, request)).toEqual({ problem, remedy });
    expect(await readdir(root, { recursive: true })).toEqual(before);
  });
});

test("a folder is left alone even when nothing in it can be read", async () => {
  await inFolder(async (root) => {
    await new SampleSite().write("content/blog/notes/index.md", "no front matter").writeTo(root);
    expect(await make(root, { kind: "post", words: title, slug: "notes" })).toMatchObject({
      problem: "the address /blog/notes is already that of content/blog/notes",
    });
  });
});

test("where a file can't be written, the folder goes as well", async () => {
  await inFolder(async (root) => {
    await new SampleSite().writeTo(root);
    const format = () => Promise.resolve(undefined as unknown as string);
    const request = { kind: "post", words: title, slug: "half" };
    await expect(makeDraft(request, { root, today: "2026-11-21", format })).rejects.toThrow();
    expect(await readdir(join(root, "content/blog"))).not.toContain("half");
  });
});
