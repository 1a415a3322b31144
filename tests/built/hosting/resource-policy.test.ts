import {
  resourcePolicy,
  buildPathHeaders,
} from "../../../src/publish/hosts/headers";
import { readSiteUrl } from "../../read/built-page";
import { SITE_DIR } from "../../read/settings";
import { readSiteFile } from "../../read/site-file";
import { listFiles } from "../../serve/list-files";

const files = listFiles(SITE_DIR);

/** Share tags, structured data, feeds and Markdown give other sites full URLs of pictures, and the manifest those of icons. */
function findSharedFiles(): string[] {
  const full = new RegExp(
    `${readSiteUrl().replaceAll(".", "\\.")}(/[^"'&<>()\\s\\\\]+\\.(?:gif|ico|jpe?g|png|svg|webp))`,
    "g",
  );
  const named = files
    .filter((file) => /\.(html|xml|md|txt|webmanifest)$/.test(file))
    .flatMap((file) =>
      Array.from(readSiteFile(file).matchAll(full), ([, each = ""]) => each),
    );
  const icons = Array.from(
    readSiteFile("site.webmanifest").matchAll(/"src": "([^"]+)"/g),
  );
  return [
    ...new Set([
      ...named,
      ...icons.map(([, each = ""]) => each),
      "/favicon.ico",
    ]),
    "/apple-touch-icon.png",
  ];
}

const shared = findSharedFiles();
const own = [
  "/",
  "/about",
  "/nowhere",
  "/rss.xml",
  "/about.md",
  "/print.css",
  "/site.webmanifest",
];
const ownFiles = files.filter((file) =>
  /^(fonts|page-data)\/|^app-\w+\.js$/.test(file),
);

/** answers.test.ts checks that hosts send what is declared. */
test.each([
  ["cross-origin", shared],
  ["same-origin", [...own, ...ownFiles.map((file) => `/${file}`)]],
])("%s is declared for the files of its kind", (policy, paths) => {
  const other = paths.filter(
    (each) => buildPathHeaders(each)[resourcePolicy.header] !== policy,
  );
  expect(other).toEqual([]);
});

test("share images, pictures of the feed and the logo may be loaded by other sites", () => {
  const forms = [
    /^\/static\/share\/\w+\.(jpg|png)$/,
    /\/cover\.jpg$/,
    /^\/icon-512\.png$/,
  ];
  for (const form of forms)
    expect(shared.filter((each) => form.test(each))).not.toEqual([]);
});
