import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toBuiltHtml } from "../test-support/built-html";
import { makePageCreation } from "../test-support/page-creation";
import { publishedData } from "../test-support/published-data";
import { onPostBuild } from "./on-post-build";

const projectDir = process.cwd();
let buildDir: string;

beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), "post-build-"));
  await mkdir(join(buildDir, "public"));
  await writeFile(
    join(buildDir, "public", "index.html"),
    toBuiltHtml({ path: "/", main: "Words" }).replace(
      "</body>",
      '<script src="/app.js" async=""></script></body>',
    ),
  );
  process.chdir(buildDir);
});

afterEach(async () => {
  process.chdir(projectDir);
  await rm(buildDir, { recursive: true, force: true });
});

const words = {
  ...publishedData,
  siteSettings: { ...publishedData.siteSettings, trackers: { tagManagerId: null, pixelId: null } },
  uiLabels: { pageMoved: "Moved to {address}." },
};

test("pages wait with their scripts, and old addresses lead on to the site's own", async () => {
  await onPostBuild(makePageCreation({ data: words }).args);
  const home = await readFile(join("public", "index.html"), "utf8");
  expect(home).toContain("<main>Words</main>");
  expect(home).not.toContain("<script src=");
  expect(await readFile(join("public", "services", "index.html"), "utf8")).toContain(
    'Moved to <a href="/service">https://northcart.test/service</a>.',
  );
});

test("files for machines are made from the finished pages", async () => {
  await onPostBuild(makePageCreation({ data: words }).args);
  const read = (...path: string[]) => readFile(join("public", ...path), "utf8");
  expect(await read("index.md")).toContain("\nWords\n");
  expect(await read("sitemap.xml")).toContain("<loc>https://northcart.test/</loc>");
  expect(await read("rss.xml")).toContain("<title>Insights | Northcart</title>");
  expect(await read("robots.txt")).toContain("Sitemap: https://northcart.test/sitemap.xml");
  expect(await read("llms.txt")).toContain("](https://northcart.test/index.md)");
  expect(await read("site.webmanifest")).toContain('"short_name": "Northcart"');
  expect(await read(".well-known", "security.txt")).toContain("Contact: mailto:");
});

test("a failing query is told by its name", async () => {
  const { args } = makePageCreation({ errors: [{ message: "lost" }] });
  await expect(onPostBuild(args)).rejects.toThrow("RedirectWords");
});
