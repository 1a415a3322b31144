import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { flattenSite } from "./flatten-site";
import { listFiles } from "./list-files";

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "flat-"));
});

afterEach(async () => {
  await rm(site, { recursive: true, force: true });
});

async function write(path: string): Promise<void> {
  await mkdir(dirname(join(site, path)), { recursive: true });
  await writeFile(join(site, path), path);
}

test("a page is a file of its address's name, and nothing is there twice", async () => {
  const files = ["index.html", "index.html.br", "blog/index.html", "blog/feeds/index.html"];
  for (const file of [...files, "blog/feeds/index.html.gz", "404.html", "404/index.html", "a.js"])
    await write(file);
  expect(await flattenSite(site)).toBe(3);
  expect((await listFiles(site)).map((file) => relative(site, file))).toEqual([
    "404.html",
    "404/index.html",
    "a.js",
    "blog.html",
    "blog/feeds.html",
    "index.html",
  ]);
  expect(await readFile(join(site, "blog.html"), "utf8")).toBe("blog/index.html");
});
