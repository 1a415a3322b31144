import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { PRICING_PLANS } from "../../agreed";
import { readBuiltPage } from "../../read/built-page";
import { readDocument } from "../../read/read-document";
import { SITE_DIR } from "../../read/settings";
import { hasSiteFile } from "../../read/site-file";
import { readPageRoutes } from "../../read/site-routes";
import { readMarkdownWords, readPageWords, shareOfWords } from "../../read/words";
import { readByPath } from "../support/by-path";

/** Of the words of a page, how many its Markdown version holds at least. */
const LEAST_SHARE = 0.98;
/** Of the words of a Markdown version, how many the page holds at least: the names of a switch's states stand at each of its parts. */
const LEAST_OWN_SHARE = 0.95;

const routes = readPageRoutes();
const toMarkdownFile = (route: string) => (route === "/" ? "/index.md" : `${route}.md`);
const readMarkdownVersion = (route: string) =>
  readFileSync(path.join(SITE_DIR, toMarkdownFile(route)), "utf8");

describe.each(routes.filter(({ indexable }) => indexable))("Markdown version of $path", (route) => {
  const markdown = readMarkdownVersion(route.path);
  const page = readBuiltPage(route);

  test("has the words of the page", () => {
    const words = readPageWords(readDocument(route));
    const written = readMarkdownWords(markdown);
    expect(words.length).toBeGreaterThan(0);
    // Of a short page, a few words are more than its share.
    const missing = words.length * (1 - shareOfWords(words, written));
    expect(missing).toBeLessThanOrEqual(Math.max(words.length * (1 - LEAST_SHARE), 8));
    expect(shareOfWords(written, words)).toBeGreaterThanOrEqual(LEAST_OWN_SHARE);
  });

  test("has its head, one main heading, and addresses in full", () => {
    expect(parse(markdown.split("---\n")[1] ?? "")).toEqual({
      title: page.metas["og:title"]?.[0],
      description: page.metas["description"]?.[0],
      url: page.canonicals[0],
    });
    expect(markdown.match(/^# .+$/gm)).toHaveLength(1);
    expect(findAddressFaults(markdown, page.canonicals[0] ?? "")).toEqual([]);
  });
});

test("each page names its Markdown version, and pages that search engines leave out have none", () => {
  const named = readByPath(routes, (route) => ({
    links: readBuiltPage(route)
      .links.filter(({ rel, value }) => rel === "alternate" && value.endsWith(".md"))
      .map(({ value }) => value),
    isThere: existsSync(path.join(SITE_DIR, toMarkdownFile(route.path))),
  }));
  expect(named).toEqual(
    readByPath(routes, ({ path, indexable }) => ({
      links: indexable ? [toMarkdownFile(path)] : [],
      isThere: indexable,
    })),
  );
});

test.each(PRICING_PLANS)(
  "the Markdown version of the prices has those of $name, by the month and by the year",
  ({ name, saving, Monthly, Annual }) => {
    const parts = readMarkdownVersion("/pricing").split(/^### /m);
    const plan = parts.find((part) => part.startsWith(`${name}\n`)) ?? "";
    const [, monthly = "", annual = ""] = plan.split(/\*\*(?:Monthly|Annual)\*\*\n/);
    expect(monthly).toContain(`**${Monthly.price}** per month`);
    expect(monthly).toContain(`~~Regular price ${Monthly.struck}~~`);
    expect(annual).toContain(`**${Annual.price}** per month`);
    expect(annual).toContain(saving);
  },
);

/** Addresses that are not in full, and those of this site that have no file. */
function findAddressFaults(markdown: string, url: string): string[] {
  const { origin } = new URL(url);
  return Array.from(markdown.matchAll(/\]\(([^)\s]*)\)/g), ([, address]) => address ?? "")
    .filter((address) => !address.startsWith("mailto:"))
    .filter(
      (address) =>
        !URL.canParse(address) ||
        (new URL(address).origin === origin && !hasSiteFile(new URL(address).pathname)),
    );
}
