import { toBuiltHtml } from "../../test-support/built-html";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { readPages } from "./read-pages";

const folder = temporaryFolder();
const write = (path: string, html: string) => folder.write(`${path}/index.html`, html);
const read = (...paths: string[]) => readPages(folder.at(), paths);

test("a page is told by its own head", async () => {
  await write("/pricing", toBuiltHtml({ path: "/pricing", title: "Plans & prices" }));
  expect(await read("/pricing")).toMatchObject([
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
  const pages = await read("/b", "/test", "/a", "/404.html");
  expect(pages.map(({ path }) => path)).toEqual(["/a", "/b"]);
});

test("the newest day that a page shows is known", async () => {
  const main = '<time datetime="2025-01-10">x</time><p><time datetime="2025-03-15">x</time></p>';
  await write("/blog", toBuiltHtml({ path: "/blog", main }));
  await write("/about", toBuiltHtml({ path: "/about" }));
  const pages = await read("/blog", "/about");
  expect(pages.map(({ newestDay }) => newestDay)).toEqual([undefined, "2025-03-15"]);
});

test("a page that does not say what it is stops the build", async () => {
  await write("/bare", "<main>Words</main>");
  await expect(read("/bare")).rejects.toThrow(
    "/bare has no main content, or no canonical address, title or description",
  );
});
