import { cp, readdir, rename } from "node:fs/promises";
import { findErrors, formatIssue } from "../../../content/issues/issue";
import { readContentFiles } from "../../../content/read/read-files";
import { loadContent } from "../../../content-types";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../../test-support/sample-site";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import { renameRecord } from "./rename-record";

const { at, read } = temporaryFolder();
const newPost = "content/blog/second-post/index.md";

async function renameIn(
  site: SampleSite,
  oldName = "blog/first-post",
  newName = "second-post",
): Promise<string[]> {
  await site.writeTo(at());
  return renameRecord(oldName, newName, at());
}

async function findIssues(): Promise<string[]> {
  return findErrors((await loadContent(at(), [])).issues).map(formatIssue);
}

/** All texts, without former paths. */
async function readTexts(): Promise<string> {
  const files = await readContentFiles(at("content"));
  return files
    .map(({ file, text = "" }) => `${file}\n${text}`)
    .join("\n")
    .replaceAll(/\n *redirectFrom:(?:\n +- .*)+/g, "");
}

test("every kind of record can be renamed, and back again", async () => {
  await cp("content", at("content"), { recursive: true });
  const before = await readTexts();
  // As long as before, since lengths are limited.
  const renames = [
    ["blog/product-feed-optimization", "product-feed-optimizing-x"],
    ["articles/best-shopify-themes", "good-shopify-themes"],
    ["case-studies/colo", "coco"],
    ["landing/growth-wall", "growth-hill"],
    ["legal/privacy", "secrecy"],
    ["blog-categories/marketing", "promotion"],
    ["authors/growth-desk", "growing-desk"],
    ["clients/colo", "coco"],
    ["facts/launch-time", "begin-time"],
    ["offer/demo", "show"],
    ["plans/growth", "grown"],
    ["pricing-plans/growth", "grown"],
  ] as const;
  for (const [name, key] of renames) await renameRecord(name, key, at());
  expect((await loadContent(at())).issues.map(formatIssue)).toEqual([]);
  for (const [name, key] of renames) {
    const [place = "", oldKey = ""] = name.split("/");
    await renameRecord(`${place}/${key}`, oldKey, at());
  }
  expect(await readTexts()).toBe(before);
}, 120_000);

test("links of all forms follow, and every other character stays", async () => {
  const text = `## More

Code such as \`[x](/blog/first-post)\` stays, and so does /blog/first-post-2.
See [it](</blog/first-post#look-at-orders> "A title"), [this] and ![A parcel](../first-post/cover.png).

[this]: /blog/first-post
`;
  const site = new SampleSite()
    .append(postFile, text)
    .replace(
      pageFile,
      "link: booking:demo",
      'link: "/blog/first-post#more" # a note',
    )
    .replace(
      pageFile,
      "src: ./wide.png",
      "src: ../../blog/first-post/cover.png",
    );
  site.remove("content/landing/home/wide.png");
  const [post, page] = [site.read(postFile), site.read(pageFile)];
  expect(await renameIn(site)).toEqual([
    "content/blog/first-post  is now content/blog/second-post",
    "content/blog/second-post/index.md  /blog/first-post redirects here",
    "content/blog/second-post/index.md:27  /blog/first-post is now /blog/second-post",
    "content/blog/second-post/index.md:27  first-post is now second-post",
    "content/blog/second-post/index.md:29  /blog/first-post is now /blog/second-post",
    "content/landing/home/index.yaml:11  /blog/first-post is now /blog/second-post",
    "content/landing/home/index.yaml:13  first-post is now second-post",
    "content/landing/home/index.yaml:24  /blog/first-post is now /blog/second-post",
  ]);
  expect(await read(pageFile)).toBe(
    page.replaceAll("first-post", "second-post"),
  );
  const renamed = post
    .replaceAll(/(?<!`\[x\]\(\/blog\/)first-post(?!-2)/g, "second-post")
    .replace(/\n---\n/, "\nredirectFrom:\n  - /blog/first-post\n---\n");
  expect(await read(newPost)).toBe(renamed);
  expect(await findIssues()).toEqual([]);
});

test("a name with a variable follows, except in code and with a backslash", async () => {
  const site = new SampleSite()
    .write(
      "content/shared/facts.yaml",
      "trial:\n  value: 7 days\n  label: The trial\n",
    )
    .append(
      postFile,
      "\nFor {{fact.trial}}, {{ fact.trial.phrase }}, \\{{fact.trial}} and `{{fact.trial}}`.\n",
    );
  await renameIn(site, "facts/trial", "test-time");
  expect(await read("content/shared/facts.yaml")).toMatch(
    /^test-time:\n {2}value/,
  );
  expect(await read(postFile)).toContain(
    "For {{fact.test-time}}, {{ fact.test-time.phrase }}, \\{{fact.trial}} and `{{fact.trial}}`.",
  );
});

test("Windows line ends and a byte order mark stay", async () => {
  const site = new SampleSite();
  const text = `\uFEFF${site.read(postFile).replaceAll("\n", "\r\n")}`;
  await renameIn(
    site.write(postFile, text),
    "authors/growth-desk",
    "search-desk",
  );
  expect(await read(postFile)).toBe(
    text.replace("author: growth-desk", "author: search-desk"),
  );
  expect(await read(authorFile)).toMatch(/^search-desk:\n/);
});

test("a draft gets no redirect, and a page that gets its old name back none to itself", async () => {
  const draft = new SampleSite().replace(
    postFile,
    "\nseo:",
    "\ndraft: true\nseo:",
  );
  await renameIn(draft);
  expect(await read(newPost)).not.toContain("redirectFrom");
  await renameIn(new SampleSite(), "blog/first-post", "third-post");
  await renameRecord("blog/third-post", "first-post", at());
  expect(await read(postFile)).toContain(
    "redirectFrom:\n  - /blog/third-post\n---",
  );
});

test("what refers to a post that was renamed by hand follows", async () => {
  await new SampleSite().writeTo(at());
  await rename(at("content/blog/first-post"), at("content/blog/second-post"));
  await renameRecord("blog/first-post", "blog/second-post", at());
  expect(await read(pageFile)).toContain("(/blog/second-post)");
  expect(await read(newPost)).toContain(
    "redirectFrom:\n  - /blog/first-post\n",
  );
  await expect(
    renameRecord("blog/frst-post", "blog/second-post", at()),
  ).rejects.toThrow('Nothing refers to "blog/frst-post" any more.');
});

test.each([
  [
    "blog/frst-post",
    "x",
    'There is no "blog/frst-post": did you mean "blog/first-post"?',
  ],
  ["blog/first-post", "first-post", '"first-post" is its name already.'],
  [
    "blog/first-post",
    "Second Post",
    '"Second Post" can\'t be a name: write lowercase words joined by hyphens, such as second-post',
  ],
  [
    "blog/first-post",
    "articles/second-post",
    '"articles/second-post" is elsewhere: a record stays where it is, so write blog/second-post',
  ],
  [
    "/blog/first-post",
    "taken",
    '"taken" is already taken by content/blog/taken: choose another name',
  ],
  [
    "legal/terms",
    "blog",
    '"blog" is already taken by content/blog/index.yaml: choose another name',
  ],
  [
    "legal/terms",
    "gallery",
    '"gallery" is already taken by the gallery of components in `npm run develop`: choose another name',
  ],
  [
    "legal/terms",
    "services",
    '"services" is already taken by a redirect to /service: choose another name',
  ],
  [
    "landing/home",
    "start",
    '"home" can\'t be renamed: the code of the site links to this page.',
  ],
  [
    "blog/first-post",
    "conditions",
    "content/landing/home/index.yaml can't be read: fix what `npm run check:content` reports first.",
  ],
])("%s can't become %s, and nothing is written", async (name, key, message) => {
  const site = new SampleSite()
    .write("content/blog/taken/notes.txt", "")
    .write("content/legal/terms.md", "---\ntitle: Terms\n---\n");
  if (key === "conditions") site.replace(pageFile, "heading: A", 'heading: "A');
  await site.writeTo(at());
  const before = [await readTexts(), await readdir(at(), { recursive: true })];
  await expect(renameRecord(name, key, at())).rejects.toThrow(
    new Error(message),
  );
  expect([await readTexts(), await readdir(at(), { recursive: true })]).toEqual(
    before,
  );
});
