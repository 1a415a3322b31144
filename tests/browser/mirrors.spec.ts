import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { SITE_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";
import { readDocument } from "../read/read-document";
import { readBuiltPage } from "../read/built-page";
import { PRICING_PLANS } from "../agreed/pricing-plans";
import { hasSiteFile } from "../read/site-file";
import { readPageWords, readMarkdownWords, shareOfWords } from "../read/words";

/** Of the words of a page, how many its mirror holds at least. */
const LEAST_SHARE = 0.98;
/** Of the words of a mirror, how many the page holds at least: the names of a switch's states stand at each of its parts. */
const LEAST_OWN_SHARE = 0.95;

const pages = readPageRoutes().filter(({ indexable }) => indexable);

function toMirrorPath(route: string): string {
  return route === "/" ? "/index.md" : `${route}.md`;
}

function readMirror(route: string): string {
  return readFileSync(path.join(SITE_DIR, toMirrorPath(route)), "utf8");
}

for (const route of pages) {
  test(`mirror of ${route.path}`, () => {
    const markdown = readMirror(route.path);
    const words = readPageWords(readDocument(route));
    const mirrored = readMarkdownWords(markdown);
    expect(words.length).toBeGreaterThan(20);
    expect.soft(shareOfWords(words, mirrored)).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect.soft(shareOfWords(mirrored, words)).toBeGreaterThanOrEqual(LEAST_OWN_SHARE);

    const built = readBuiltPage(route);
    expect.soft(parse(markdown.split("---\n")[1] ?? "")).toEqual({
      title: built.metas["og:title"]?.[0],
      description: built.metas["description"]?.[0],
      url: built.canonicals[0],
    });
    expect.soft(markdown.match(/^# .+$/gm), "main headings").toHaveLength(1);
    expect.soft(findAddressFaults(markdown, built.canonicals[0] ?? "")).toEqual([]);
  });
}

test("each page names its mirror, and pages that search engines leave out have none", () => {
  for (const route of readPageRoutes()) {
    const { links } = readBuiltPage(route);
    const named = links.filter(({ rel, value }) => rel === "alternate" && value.endsWith(".md"));
    const expected = route.indexable ? [toMirrorPath(route.path)] : [];
    expect.soft(named.map(({ value }) => value)).toEqual(expected);
    expect
      .soft(existsSync(path.join(SITE_DIR, toMirrorPath(route.path))), route.path)
      .toBe(route.indexable);
  }
});

test("the mirror of the prices has every price, by the month and by the year", () => {
  const markdown = readMirror("/pricing");
  for (const { name, saving, Monthly, Annual } of PRICING_PLANS) {
    const plan = markdown.split(/^### /m).find((part) => part.startsWith(`${name}\n`)) ?? "";
    const [, monthly = "", annual = ""] = plan.split(/\*\*(?:Monthly|Annual)\*\*\n/);
    expect.soft(monthly, name).toContain(`**${Monthly.price}** per month`);
    expect.soft(monthly, name).toContain(`~~Regular price ${Monthly.struck}~~`);
    expect.soft(annual, name).toContain(`**${Annual.price}** per month`);
    expect.soft(annual, name).toContain(saving);
  }
});

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
