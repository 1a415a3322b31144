import { readFileSync, realpathSync, statSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import {
  problemsPath,
  panelElement,
} from "../../src/develop/issue-report";
import { SITE_DIR } from "../read/settings";
import { listFiles } from "../serve/list-files";
import { secretWord } from "../serve/planted-drafts";

/** Everything that may be published. If `public/` was cached, it also contains hashed files of earlier builds. */
const kinds = [
  ["page", /^([\w/-]+\/)?index\.html$|^404\.html$/],
  ["Markdown version of a page", /^[\w/-]+\.md$/],
  [
    "data of a page, for clicks",
    /^page-data\/([\w/-]+|404\.html)\/page-data\.json$/,
  ],
  ["data that pages share", /^page-data\/(app-data|sq\/d\/\d+)\.json$/],
  ["script", /^[\w-]+-[0-9a-f]{20}\.js$/],
  ["end of an earlier site's service worker", /^sw\.js$/],
  ["script loader", /^start-[0-9a-f]{8}\.js$/],
  ["licenses of packages in a script", /^[\w-]+\.js\.LICENSE\.txt$/],
  [
    "picture in a size",
    /^static\/[0-9a-f]{8}\/[0-9a-f]{5}\/[^/]+\.(avif|jpe?g|png|webp)$/,
  ],
  [
    "drawing or file, as it is",
    /^static\/[0-9a-f]{8}\/[^/]+\.(svg|avif|jpe?g|png|webp)$/,
  ],
  ["share image", /^static\/share\/[0-9a-f]{8}\.(png|jpg)$/],
  [
    "icon of the site",
    /^(favicon\.ico|(apple-touch-)?icon(-maskable)?(-\d+)?\.png)$/,
  ],
  ["Gatsby's own", /^(_gatsby\/slices\/.+\.html|~partytown\/.+)$/],
  ["font stylesheet", /^fonts\/fonts\.css$/],
  ["font", /^fonts\/[\w-]+\.woff2$/],
  ["license of the font", /^fonts\/OFL\.txt$/],
  [
    "feed or crawler file",
    /^(sitemap\.xml|rss\.xml|robots\.txt|llms\.txt|site\.webmanifest)$/,
  ],
  ["contact for security reports", /^\.well-known\/security\.txt$/],
  ["rules for Netlify and Cloudflare Pages", /^_(headers|redirects)$/],
  ["print stylesheet", /^print\.css$/],
  ["index of the blog's search", /^blog\/search-index\.json$/],
] as const;

// The editor's own files have their test in hosting/editor.test.ts.
const all = listFiles(SITE_DIR)
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.startsWith("admin/"));
const files = all.filter((file) => !/\.(br|gz)$/.test(file));

test("every script of the site asks browsers to compile it in the background", () => {
  const scripts = files.filter((file) =>
    /^[\w-]+-[0-9a-f]{20}\.js$/.test(file),
  );
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    const text = readFileSync(path.join(SITE_DIR, script), "utf8");
    expect([script, text.slice(0, 28)]).toEqual([
      script,
      "//# allFunctionsCalledOnLoad",
    ]);
  }
});

test("only files that visitors, search engines and other clients request are published", () => {
  expect(
    files.filter((file) => !kinds.some(([, pattern]) => pattern.test(file))),
  ).toEqual([]);
});

test.each(kinds)("the site has files of this kind: %s", (_kind, pattern) => {
  expect(files.some((file) => pattern.test(file))).toBe(true);
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
const hidden: [message: string, kind: RegExp, words: string[]][] = [
  [
    "where it was built, or code that was left out",
    /(?<!\.(avif|jpe?g|png|webp|ico|woff2|br|gz))$/,
    [
      ...[
        path.dirname(SITE_DIR),
        process.cwd(),
        realpathSync("node_modules"),
        homedir(),
      ]
        .filter((place) => place.length > 1)
        .map((place) => `${place}/`),
      ...["file:///", "sourceMappingURL"],
    ],
  ],
  [
    "the list of errors that developers see",
    /\.(m?js|map)$/,
    [problemsPath, panelElement, "Hide until the next change"],
  ],
  [
    "trackers and the cookie banner, without ids",
    /\.(js|json|html)$|^_headers$/,
    [
      "googletagmanager",
      "connect.facebook.net",
      "_ccRun",
      "gtm.js",
      ">Cookie choices<",
    ],
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
