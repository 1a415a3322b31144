import { access, readdir, symlink } from "node:fs/promises";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { removeStaleFiles } from "./remove-stale-files";

const { at, write } = temporaryFolder();
const page = '<div id="___gatsby"></div>';

test("a cached public/ loses what an earlier build copied from static/, and nothing that a build reuses", async () => {
  const stale = [
    "offer.pdf",
    "about.md",
    "icons/cart.svg",
    "blog/search-index.json",
    ".env",
    "static/01234567/.0123-draft-of-a-picture",
    "static/01234567/cart.svg.br",
    "page-data/former/page-data.json.gz",
    "webpack.stats.json",
    "chunk-map.json",
    "former-redirect/index.html",
  ];
  const kept = [
    "index.html",
    "about/index.html",
    "favicon.ico",
    "fonts/fonts.css",
    "app-0123456789abcdef0123.js",
    "static/01234567/cart.svg",
    "page-data/index/page-data.json",
  ];
  await write("static/favicon.ico", "");
  await write("static/fonts/fonts.css", "");
  for (const file of stale) await write(`public/${file}`, "");
  for (const file of kept) await write(`public/${file}`, page);
  await removeStaleFiles(at("public"), at("static"));
  for (const file of kept) await access(at("public", file));
  for (const file of stale)
    await expect(access(at("public", file))).rejects.toThrow("ENOENT");
});

test("a link in public/ is removed, and what it points to stays", async () => {
  await write("elsewhere/secret.txt", "secret");
  await write("public/index.html", page);
  await symlink(at("elsewhere"), at("public", "static"));
  await symlink(at("elsewhere/secret.txt"), at("public", "about.md"));
  await removeStaleFiles(at("public"), at("static"));
  expect(await readdir(at("public"))).toEqual(["index.html"]);
  await access(at("elsewhere/secret.txt"));
});
