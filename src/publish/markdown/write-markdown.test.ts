import { readdir, utimes } from "node:fs/promises";
import { buildHtml } from "../../test-support/built-html";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { readPages } from "../html/read-pages";
import { writeMarkdownVersions } from "./page-markdown";

const { at, read, write } = temporaryFolder();
const paths = ["/", "/blog/ads"];

beforeEach(async () => {
  for (const path of paths)
    await write(`public${path}/index.html`, buildHtml(path));
});

const writeVersions = async () =>
  writeMarkdownVersions(
    await readPages(at("public"), paths),
    at("public"),
    at("static"),
  );

test("only a page that was rendered again gets a new Markdown version", async () => {
  await writeVersions();
  const versions = ["public/index.md", "public/blog/ads.md"];
  for (const version of versions) await write(version, "kept");
  const later = new Date(Date.now() + 60_000);
  await utimes(at("public/index.html"), later, later);
  await writeVersions();
  const [home, post] = await Promise.all(versions.map(read));
  expect(home).toContain("\n# Plans\n");
  expect(post).toBe("kept");
});

test("versions that are older than the code are written again", async () => {
  await writeVersions();
  const old = new Date(2020, 0, 1);
  for (const path of paths)
    await utimes(at(`public${path}/index.html`), old, old);
  await write("public/index.md", "by older code");
  await utimes(
    at("public/index.md"),
    new Date(2021, 0, 1),
    new Date(2021, 0, 1),
  );
  await writeVersions();
  expect(await read("public/index.md")).toContain("\n# Plans\n");
});

test("Markdown versions of deleted pages are removed, other Markdown stays", async () => {
  for (const file of [
    "public/blog/draft.md",
    "public/own.md",
    "static/own.md",
    "public/static/a.md",
  ])
    await write(file, "secret");
  await writeVersions();
  expect(await readdir(at("public/blog"))).toEqual(["ads", "ads.md"]);
  expect(await readdir(at("public"))).toContain("own.md");
  expect(await readdir(at("public/static"))).toEqual(["a.md"]);
});
