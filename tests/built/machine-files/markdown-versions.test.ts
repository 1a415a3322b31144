import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readBuiltPage } from "../../read/built-page";
import { readDocument } from "../../read/read-document";
import { SITE_DIR } from "../../read/settings";
import { hasSiteFile } from "../../read/site-file";
import { readPageRoutes } from "../../read/site-routes";
import {
  findMissingWords,
  readMarkdownWords,
  readPageWords,
} from "../../read/words";
import { readByPath } from "../support/by-path";

/** Share of a page's words that its Markdown version may lack. */
const MAX_MISSING = 0.02;
/** Share of a Markdown version's words that the page may lack: it repeats the names of a switch's states in each part. */
const MAX_ADDED = 0.05;

const routes = readPageRoutes();
const markdownFileOf = (route: string) =>
  route === "/" ? "/index.md" : `${route}.md`;
const readMarkdownVersion = (route: string) =>
  readFileSync(path.join(SITE_DIR, markdownFileOf(route)), "utf8");

describe.each(routes.filter(({ indexable }) => indexable))(
  "Markdown version of $path",
  (route) => {
    const markdown = readMarkdownVersion(route.path);
    const page = readBuiltPage(route);

    test("has the words of the page", () => {
      const words = readPageWords(readDocument(route));
      const written = readMarkdownWords(markdown);
      expect(words.length).toBeGreaterThan(0);
      // On a short page, a few words exceed the share.
      const maxMissing = Math.max(words.length * MAX_MISSING, 8);
      expect(findMissingWords(words, written).length).toBeLessThanOrEqual(
        maxMissing,
      );
      const maxAdded = written.length * MAX_ADDED;
      expect(findMissingWords(written, words).length).toBeLessThanOrEqual(
        maxAdded,
      );
    });

    test("has front matter, one main heading, and absolute URLs", () => {
      expect(parse(markdown.split("---\n")[1] ?? "")).toEqual({
        title: page.metas["og:title"]?.[0],
        description: page.metas["description"]?.[0],
        url: page.canonicals[0],
      });
      expect(markdown.match(/^# .+$/gm)).toHaveLength(1);
      expect(findUrlProblems(markdown, page.canonicals[0] ?? "")).toEqual([]);
    });
  },
);

test("each page links to its Markdown version, except noindex pages, which have none", () => {
  const named = readByPath(routes, (route) => ({
    links: readBuiltPage(route)
      .links.filter(
        ({ rel, value }) => rel === "alternate" && value.endsWith(".md"),
      )
      .map(({ value }) => value),
    isThere: existsSync(path.join(SITE_DIR, markdownFileOf(route.path))),
  }));
  expect(named).toEqual(
    readByPath(routes, ({ path, indexable }) => ({
      links: indexable ? [markdownFileOf(path)] : [],
      isThere: indexable,
    })),
  );
});

/** URLs that are not absolute, and those of this site without a file. */
function findUrlProblems(markdown: string, url: string): string[] {
  const { origin } = new URL(url);
  return Array.from(
    markdown.matchAll(/\]\(([^)\s]*)\)/g),
    ([, target]) => target ?? "",
  )
    .filter((target) => !target.startsWith("mailto:"))
    .filter(
      (target) =>
        !URL.canParse(target) ||
        (new URL(target).origin === origin &&
          !hasSiteFile(new URL(target).pathname)),
    );
}
