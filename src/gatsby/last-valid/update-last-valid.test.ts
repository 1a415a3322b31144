import { execFileSync } from "node:child_process";
import {
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
} from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../test-support/sample-site";
import type * as ContentTypes from "../../content-types";
import { copyFiles, stampFiles } from "./copy-files";
import { updateLastValid } from "./update-last-valid";

// The sample site has none of the pages that code links to.
jest.mock("../../content-types", () => {
  const actual = jest.requireActual<typeof ContentTypes>("../../content-types");
  return {
    ...actual,
    loadContent: (folder: string) => actual.loadContent(folder, []),
  };
});

const siteFile = "content/site.yaml";
const coverFile = "content/blog/first-post/cover.png";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "last-valid-"));
  await new SampleSite().writeTo(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What Gatsby reads after a save, and the number of reported errors. */
async function save(
  ...changes: [file: string, from: string, to: string][]
): Promise<number> {
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(root, file), "utf8");
    expect(text).toContain(from);
    await writeFile(join(root, file), text.replace(from, to));
  }
  const report = jest.fn();
  await updateLastValid(report, root);
  expect(report).toHaveBeenCalledTimes(1);
  return (report.mock.calls as [unknown[]][])[0]![0].length;
}

const shown = (file: string) =>
  readFileSync(join(root, ".last-valid", file), "utf8");
const isShown = (file: string) => existsSync(join(root, ".last-valid", file));

test("valid content is shown as it is", async () => {
  expect(await save()).toBe(0);
  expect(shown(postFile)).toBe(readFileSync(join(root, postFile), "utf8"));
  expect(isShown(coverFile)).toBe(true);
  rmSync(join(root, coverFile));
  expect(
    await save([postFile, "./cover.png", "../../landing/home/wide.png"]),
  ).toBe(0);
  expect(isShown(coverFile)).toBe(false);
});

test.each<[kind: string, file: string, from: string, to: string]>([
  ["a broken field", postFile, "title: How", "title: How: and why"],
  ["an unknown author", postFile, "author: growth-desk", "author: growth-dsk"],
  ["a missing picture", postFile, "./cover.png", "./cover-2.png"],
  ["an empty brand", siteFile, "brand: ", "brand: # "],
  ["a renamed author", authorFile, "growth-desk:", "search-desk:"],
])(
  "%s keeps the previous content until it is fixed",
  async (_kind, file, from, to) => {
    await save();
    const good = shown(file);
    expect(await save([file, from, to])).toBeGreaterThan(0);
    expect(shown(file)).toBe(good);
    expect(await save([file, to, from], [file, "\n", "\n# A note.\n"])).toBe(0);
    expect(shown(file)).toContain("# A note.");
  },
);

test("a file that can't be copied stops the update", async () => {
  await save();
  await mkdir(join(root, ".last-valid/content.draft"));
  await expect(
    save([pageFile, "A growth team for", "A new team for"]),
  ).rejects.toThrow("EISDIR");
});

test("a file that was removed since it was listed is left out", async () => {
  const [from, to] = [join(root, "content"), join(root, ".last-valid/content")];
  const listed = await stampFiles(from);
  rmSync(join(root, pageFile));
  await copyFiles(from, to, listed);
  expect(isShown(pageFile)).toBe(false);
  expect(isShown(postFile)).toBe(true);
});

test("a file with a new time and the same text is not copied", async () => {
  await save();
  const copied = statSync(join(root, ".last-valid", postFile)).mtimeMs;
  await utimes(join(root, postFile), new Date(), new Date());
  expect(await save([pageFile, "A growth team for", "# "])).toBeGreaterThan(0);
  expect(statSync(join(root, ".last-valid", postFile)).mtimeMs).toBe(copied);
});

test("a valid file is shown while another has errors", async () => {
  await save();
  expect(
    await save(
      [postFile, "alt: A parcel", "alt: # "],
      [pageFile, "A growth team", "The team"],
    ),
  ).toBe(1);
  expect(shown(pageFile)).toContain("The team");
  expect(shown(postFile)).toContain("alt: A parcel");
});

test("a picture or post that others need stays until nothing refers to it", async () => {
  await save();
  rmSync(join(root, coverFile));
  expect(await save()).toBe(1);
  expect(isShown(coverFile)).toBe(true);
  rmSync(join(root, postFile));
  expect(await save()).toBe(1);
  expect(isShown(postFile)).toBe(true);
  expect(
    await save([pageFile, "[the first post](/blog/first-post)", "our posts"]),
  ).toBe(0);
  expect(isShown(postFile)).toBe(false);
});

test("at the first start, an invalid record is left out and the others are shown", async () => {
  expect(await save([postFile, "author: growth-desk", "author: nobody"])).toBe(
    1,
  );
  expect(isShown(postFile)).toBe(false);
  expect(isShown(pageFile)).toBe(true);
});

test("at the first start, a record that refers to an invalid one is left out too", async () => {
  expect(await save([authorFile, "name:", "nam:"])).toBeGreaterThan(0);
  expect([authorFile, postFile].filter(isShown)).toEqual([]);
  expect(await save([authorFile, "nam:", "name:"])).toBe(0);
  expect([authorFile, postFile].filter(isShown)).toHaveLength(2);
});

const newPost = postFile.replace("first-post", "a-new-post");

test("a renamed post is shown under both names until nothing links to the old one", async () => {
  await save();
  renameSync(join(root, dirname(postFile)), join(root, dirname(newPost)));
  expect(await save()).toBeGreaterThan(0);
  expect([postFile, newPost, pageFile].filter(isShown)).toHaveLength(3);
  expect(await save([newPost, "title: How", "title: Why"])).toBeGreaterThan(0);
  expect(shown(newPost)).toContain("title: Why");
  expect(await save([pageFile, "/blog/first-post", "/blog/a-new-post"])).toBe(
    0,
  );
  expect([postFile, newPost].filter(isShown)).toEqual([newPost]);
});

test("a renamed author holds back no other change", async () => {
  await save();
  expect(
    await save(
      [authorFile, "growth-desk:", "search-desk:"],
      [pageFile, "A growth team", "The team"],
    ),
  ).toBe(1);
  expect(shown(authorFile)).toContain("growth-desk:");
  expect(shown(pageFile)).toContain("The team");
});

test("at the first start, a moved post is shown as in the last commit", async () => {
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args],
      {
        cwd: root,
      },
    );
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "start");
  git("mv", dirname(postFile), dirname(newPost));
  expect(await save()).toBeGreaterThan(0);
  expect([postFile, newPost, pageFile].filter(isShown)).toHaveLength(3);
});

test("pictures of a removed draft with errors hold back no later change", async () => {
  await save();
  const draft = "content/blog/second-post";
  await cp(join(root, dirname(postFile)), join(root, draft), {
    recursive: true,
  });
  expect(
    await save([`${draft}/index.md`, "title: How", "titel: How"]),
  ).toBeGreaterThan(0);
  rmSync(join(root, draft), { recursive: true });
  expect(await save([postFile, "alt: A parcel", "alt: # "])).toBe(1);
  expect(await save([pageFile, "A growth team", "The team"])).toBe(1);
  expect(shown(pageFile)).toContain("The team");
});

test("a post with errors since the first start takes no page that links to it away", async () => {
  const second = "content/blog/second-post/index.md";
  await cp(join(root, dirname(postFile)), join(root, dirname(second)), {
    recursive: true,
  });
  await save(
    [postFile, "alt: A parcel", "alt: # "],
    [second, "title: How", "title: Why"],
  );
  expect([pageFile, postFile, second].filter(isShown)).toEqual([
    pageFile,
    second,
  ]);
  // An error in a post that has not changed.
  await save([authorFile, "growth-desk:", "search-desk:"]);
  expect([pageFile, postFile, second].filter(isShown)).toEqual([
    pageFile,
    second,
  ]);
});

test("a new folder appears with all its files", async () => {
  const [from, to] = [join(root, "content"), join(root, "copy")];
  await mkdir(join(to, "blog"), { recursive: true });
  const seen: Promise<string[]>[] = [];
  const watcher = watch(join(to, "blog"), (_, name) => {
    if (name === "first-post") seen.push(readdir(join(to, "blog", name)));
  });
  await copyFiles(from, to, await stampFiles(from));
  while (seen.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 10));
  watcher.close();
  expect(await seen[0]).toEqual(["cover.png", "index.md"]);
});
