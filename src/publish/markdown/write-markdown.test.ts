import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toBuiltHtml } from "../../test-support/built-html";
import { readPages } from "../html/read-pages";
import { writeMarkdownVersions } from "./write-markdown";

let folder: string;
let publicDir: string;
let staticDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "write-markdown-"));
  publicDir = join(folder, "public");
  staticDir = join(folder, "static");
  await mkdir(join(publicDir, "blog", "ads"), { recursive: true });
  await mkdir(join(publicDir, "static"));
  await mkdir(staticDir);
  for (const path of ["/", "/blog/ads"])
    await writeFile(join(publicDir, path, "index.html"), toBuiltHtml({ path }));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function write() {
  await writeMarkdownVersions(await readPages(publicDir, ["/", "/blog/ads"]), publicDir, staticDir);
}

test("every page has a Markdown version beside it", async () => {
  await write();
  expect(await readFile(join(publicDir, "index.md"), "utf8")).toContain("\n# Plans\n");
  expect(await readFile(join(publicDir, "blog", "ads.md"), "utf8")).toContain(
    "url: https://northcart.test/blog/ads\n",
  );
});

test("a page that was written anew gets a new Markdown version, and no other does", async () => {
  await write();
  const versions = ["index.md", "blog/ads.md"].map((name) => join(publicDir, name));
  for (const version of versions) await writeFile(version, "kept");
  const later = new Date(Date.now() + 60_000);
  await utimes(join(publicDir, "index.html"), later, later);
  await write();
  const [home, post] = await Promise.all(versions.map((version) => readFile(version, "utf8")));
  expect(home).toContain("\n# Plans\n");
  expect(post).toBe("kept");
});

test("the Markdown version of a page that is gone goes too, other Markdown stays", async () => {
  for (const file of [
    "public/blog/draft.md",
    "public/own.md",
    "static/own.md",
    "public/static/a.md",
  ])
    await writeFile(join(folder, file), "secret");
  await write();
  expect(await readdir(join(publicDir, "blog"))).toEqual(["ads", "ads.md"]);
  expect(await readdir(publicDir)).toContain("own.md");
  expect(await readdir(join(publicDir, "static"))).toEqual(["a.md"]);
});
