import { temporaryFolder } from "../../test-support/temporary-folder";
import { readPages } from "./read-pages";

const folder = temporaryFolder();
const write = (path: string, html: string) =>
  folder.write(`${path}/index.html`, html);
const read = (...paths: string[]) => readPages(folder.at(), paths);

test("a page without a title or main content stops the build", async () => {
  await write("/bare", "<main>Words</main>");
  await expect(read("/bare")).rejects.toThrow(
    "/bare has no main content, or no canonical address, title or description",
  );
});
