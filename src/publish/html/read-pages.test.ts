import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { toBuiltHtml } from "../../test-support/built-html";
import { readPages } from "./read-pages";

let publicDir: string;

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), "read-pages-"));
});

afterEach(async () => {
  await rm(publicDir, { recursive: true, force: true });
});

async function write(path: string, html: string): Promise<void> {
  const file = join(publicDir, path, "index.html");
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

test("a page is told by its own head", async () => {
  await write("/pricing", toBuiltHtml({ path: "/pricing", title: "Plans & prices" }));
  expect(await readPages(publicDir, ["/pricing"])).toMatchObject([
    {
      path: "/pricing",
      url: "https://northcart.test/pricing",
      title: "Plans & prices",
      description: "What a growth team costs.",
    },
  ]);
});

test("pages come in the order of their addresses, without those that search engines leave out", async () => {
  await write("/b", toBuiltHtml({ path: "/b" }));
  await write("/a", toBuiltHtml({ path: "/a" }));
  await write("/test", toBuiltHtml({ path: "/test", robots: "noindex" }));
  const pages = await readPages(publicDir, ["/b", "/test", "/a", "/404.html"]);
  expect(pages.map(({ path }) => path)).toEqual(["/a", "/b"]);
});

test("the newest day that a page shows is known", async () => {
  const main = '<time datetime="2025-01-10">x</time><p><time datetime="2025-03-15">x</time></p>';
  await write("/blog", toBuiltHtml({ path: "/blog", main }));
  await write("/about", toBuiltHtml({ path: "/about" }));
  const pages = await readPages(publicDir, ["/blog", "/about"]);
  expect(pages.map(({ newestDay }) => newestDay)).toEqual([undefined, "2025-03-15"]);
});

test("a page that does not say what it is stops the build", async () => {
  await write("/bare", "<main>Words</main>");
  await expect(readPages(publicDir, ["/bare"])).rejects.toThrow(
    "/bare has no main content, or no canonical address, title or description",
  );
});
