import { access } from "node:fs/promises";
import { temporaryFolder } from "../test-support/temporary-folder";
import { removeStaleFiles } from "./remove-stale-files";

const { at, write } = temporaryFolder();

test("a cached public/ loses what an earlier build copied from static/, and nothing that a build reuses", async () => {
  const stale = ["offer.pdf", "icons/cart.svg", "blog/search-index.json", "webpack.stats.json"];
  const kept = [
    ...["index.html", "about/index.html", "about.md", "favicon.ico", "fonts/fonts.css"],
    ...["app-0123456789abcdef0123.js", "favicon.ico.br"],
    ...["static/01234567/cart.svg", "page-data/index/page-data.json"],
  ];
  await write("static/favicon.ico", "");
  await write("static/fonts/fonts.css", "");
  for (const file of [...stale, ...kept]) await write(`public/${file}`, "");
  await removeStaleFiles(at("public"), at("static"));
  for (const file of kept) await access(at("public", file));
  for (const file of stale) await expect(access(at("public", file))).rejects.toThrow("ENOENT");
});
