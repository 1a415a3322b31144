import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { SITE_DIR } from "../read/settings";
import { listFiles } from "../serve/list-files";
import { secretWord } from "../serve/planted-drafts";

/** Everything that may be published. If `public/` was cached, it also contains hashed files of earlier builds. */
const kinds = {
  page: /^([\w/-]+\/)?index\.html$|^404\.html$/,
  "data of pages":
    /^page-data\/([\w/-]+|404\.html|app-data|sq\/d\/\d+)(\/page-data)?\.json$/,
  script: /^(static\/)?[\w-]+-[0-9a-f]{8,20}\.js$/,
  "license in a script": /^[\w-]+\.js\.LICENSE\.txt$/,
  "end of an earlier site's service worker":
    /^([\w-]+-)?sw\.js$|^[\w-]*worker\.js$/i,
  picture:
    /^static\/([0-9a-f]{8}\/){1,2}([0-9a-f]{5}\/)?[^/]+\.(svg|avif|jpe?g|png|webp)$/,
  "share image": /^static\/share\/[0-9a-f]{8}\.(png|jpg)$/,
  icon: /^(favicon\.ico|(apple-touch-)?icon(-maskable)?(-\d+)?\.png)$/,
  "Gatsby's own": /^(_gatsby\/slices\/.+\.html|~partytown\/.+)$/,
  font: /^fonts\/([\w-]+\.woff2|fonts\.css|OFL\.txt)$/,
  "for machines":
    /^(sitemap\.xml|rss\.xml|robots\.txt|llms\.txt|site\.webmanifest|\.well-known\/security\.txt)$/,
  "for hosts": /^_(headers|redirects)$/,
  "style sheet": /^\w+\.css$/,
  "index of the blog's search": /^blog\/search-index\.json$/,
};

// The editor's own files have their test in hosting/editor.test.ts.
const all = listFiles(SITE_DIR)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.startsWith("admin/"));
const files = all.filter((file) => !/\.(br|gz)$/.test(file));

test("only files that visitors, search engines and other clients request are published", () => {
  const patterns = Object.values(kinds);
  const unknown = files.filter(
    (file) => !patterns.some((pattern) => pattern.test(file)),
  );
  expect(unknown).toEqual([]);
  const lacking = Object.entries(kinds).filter(
    ([, pattern]) => !files.some((file) => pattern.test(file)),
  );
  expect(lacking).toEqual([]);
});

test("exactly the non-empty text files have compressed versions", () => {
  const texts = files.filter(
    (file) =>
      /\.(html|css|js|json|md|svg|txt|webmanifest|xml|ico)$/.test(file) &&
      statSync(path.join(SITE_DIR, file)).size > 0,
  );
  const wanted = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(all.filter((file) => /\.(br|gz)$/.test(file))).toEqual(wanted.sort());
});

/** What a build uses and no published file may contain. */
const hidden: [what: string, kind: RegExp, words: string[]][] = [
  [
    "where it was built",
    /\.(html|js|json|md|css|xml|txt)$/,
    [`${path.dirname(SITE_DIR)}/`, `${process.cwd()}/`, "sourceMappingURL"],
  ],
  [
    "trackers and the cookie banner, without ids",
    /\.(js|json|html)$/,
    ["googletagmanager", "connect.facebook.net", "gtm.js", ">Cookie choices<"],
  ],
];

test.each(hidden)("no file contains %s", (_what, kind, words) => {
  const texts = files.filter((file) => kind.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.flatMap((file) => findWords(file, words))).toEqual([]);
});

/** Set by `npm test`, which adds drafts before its build; other builds have none. */
const planted = Boolean(process.env["PLANTED_DRAFTS"]);
const testPlanted = planted || process.env["CI"] ? test : test.skip;

testPlanted("no file knows of a draft or a later post", () => {
  if (!planted) throw new Error("No drafts lay in the content of the build.");
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((file) => file.includes(secretWord))).toEqual([]);
  expect(all.flatMap((file) => findWords(file, [secretWord]))).toEqual([]);
});

function findWords(file: string, words: readonly string[]): string[] {
  const text = readFileSync(path.join(SITE_DIR, file), "latin1");
  return words
    .filter((word) => text.includes(word))
    .map((word) => `${file}: ${word}`);
}
