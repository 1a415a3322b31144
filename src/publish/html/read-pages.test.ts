import { buildHtml } from "../../test-support/built-html";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { readPages } from "./read-pages";

const folder = temporaryFolder();
const write = (path: string, html: string) =>
  folder.write(`${path}/index.html`, html);
const read = (...paths: string[]) => readPages(folder.at(), paths);

test("the newest date on a page is found", async () => {
  const main =
    '<time datetime="2025-01-10">x</time><p><time datetime="2025-03-15">x</time></p>';
  await write("/blog", buildHtml("/blog", main));
  await write("/about", buildHtml("/about"));
  const pages = await read("/blog", "/about");
  expect(pages.map(({ newestDay }) => newestDay)).toEqual([
    undefined,
    "2025-03-15",
  ]);
});

test("a page without a title or main content stops the build", async () => {
  await write("/bare", "<main>Words</main>");
  await expect(read("/bare")).rejects.toThrow(
    "/bare has no main content, or no canonical address, title or description",
  );
});
