import { relative } from "node:path";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { flattenSite } from "./flatten-site";
import { listFiles } from "../../lib/files/list-files";

const { at, read, write } = temporaryFolder();

test("a page is a file with the name of its path, without a copy in a folder", async () => {
  const files = [
    "index.html",
    "index.html.br",
    "blog/index.html",
    "blog/feeds/index.html",
  ];
  for (const file of [
    ...files,
    "blog/feeds/index.html.gz",
    "404.html",
    "404/index.html",
    "a.js",
    "_gatsby/slices/scripts.html",
  ])
    await write(file, file);
  expect(await flattenSite(at())).toBe(3);
  expect((await listFiles(at())).map((file) => relative(at(), file))).toEqual([
    "404.html",
    "404/index.html",
    "a.js",
    "blog.html",
    "blog/feeds.html",
    "index.html",
  ]);
  expect(await read("blog.html")).toBe("blog/index.html");
});
