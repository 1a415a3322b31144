import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { ARTICLE_FACTS } from "../agreed/article-facts";
import { findArrival, readArticlePage, type ArticlePage } from "../read/article-page";
import type { PageLink } from "../read/elements";
import { readBookingAddresses, readNewTabNotice } from "../read/booking";
import { countFigure } from "../read/figures";
import { ARTICLE_PAGES } from "../agreed/page-kinds";
import { readRecords } from "../read/records";
import { findThings, type Thing } from "../read/structured-data";

const LEAST_WORDS = 1500;
const routes = readPageRoutes();
const { contents, audit } = readRecords("articles/words.yaml") as {
  contents: string;
  audit: { label: string };
};
const auditLink = {
  href: readBookingAddresses()["audit"],
  text: `${audit.label} ${readNewTabNotice()}`,
  target: "_blank",
};
const signature = {
  "@type": "Organization",
  name: (readRecords("site.yaml") as { brand: string }).brand,
};

/** The headings that stand in none of the places left to them by the ones before. */
function findMissingHeadings(headings: ArticlePage["headings"], wanted: RegExp[]): string[] {
  let after = -1;
  return wanted.flatMap((pattern) => {
    const place = headings.findIndex(({ text }, index) => index > after && pattern.test(text));
    if (place < 0) return [pattern.source];
    after = place;
    return [];
  });
}

/** Whether every entry has a row of its own in one of the tables. */
function hasRows(tables: ArticlePage["tables"], entries: string[][]): boolean {
  return tables.some((rows) => {
    const found = entries.map((cells) =>
      rows.findIndex((row) => cells.every((cell) => row.includes(cell))),
    );
    return !found.includes(-1) && new Set(found).size === entries.length;
  });
}

test("all articles of the specification are looked at", () => {
  expect(ARTICLE_FACTS.map(({ path }) => path).sort()).toEqual([...ARTICLE_PAGES].sort());
});

for (const { path, start, closing, says, headings, rows } of ARTICLE_FACTS) {
  test(path, async () => {
    const article = readArticlePage(path, contents);

    await test.step("says what the specification asks for", () => {
      const missing = says.filter((figure) => countFigure(article.body, figure) === 0);
      expect.soft(missing, "figures and words").toEqual([]);
      expect.soft(findMissingHeadings(article.headings, headings), "headings").toEqual([]);
      if (rows.length > 0) expect.soft(hasRows(article.tables, rows), "table").toBe(true);
    });

    await test.step("is long enough to act on, and leads to other pages", () => {
      const words = article.body.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
      console.log(`  ${words.length} words in ${path}`);
      expect.soft(words.length, "words").toBeGreaterThanOrEqual(LEAST_WORDS);
      const pages = Array.from(new Set(article.pagesInBody));
      expect.soft(pages.length, `pages: ${pages.join(", ")}`).toBeGreaterThanOrEqual(2);
      expect.soft(pages.map(findArrival)).toEqual(pages);
    });

    await test.step("opens with the audit in a new tab and a way down to the text", () => {
      const down = expect.objectContaining({ href: `#${start}`, target: "" }) as PageLink;
      expect.soft(article.heroLinks).toEqual([auditLink, down]);
      const target = expect.objectContaining({ level: 2, id: start }) as unknown;
      expect.soft(article.headings).toContainEqual(target);
    });

    await test.step("closes with the audit and a service that can be reached", () => {
      const onward = expect.objectContaining({ href: closing, target: "" }) as PageLink;
      expect.soft(article.closingLinks).toEqual([auditLink, onward]);
      expect.soft(findArrival(closing), `page at the end of ${closing}`).toBeDefined();
    });

    await test.step("tells machines its days, who signs it and where it is found", () => {
      const route = routes.find((each) => each.path === path)!;
      expect.soft(findThings(route, "Article")).toMatchObject([
        {
          datePublished: "2024-01-15",
          dateModified: "2024-01-15",
          author: signature,
          publisher: signature,
          mainEntityOfPage: expect.stringMatching(new RegExp(`${path}$`)) as unknown,
        },
      ]);
      expect.soft(findThings(route, "BreadcrumbList")).toHaveLength(1);
    });
  });
}

test("the tutorial tells machines the six steps that its headings count", () => {
  const path = "/how-to-use-shopify-generative-ai";
  const { body, headings } = readArticlePage(path, contents);
  const route = routes.find((each) => each.path === path)!;
  const steps = findThings<{ step: Thing[] }>(route, "HowTo").flatMap(({ step }) => step);
  const shown = headings.filter(({ text }) => /^Step \d/.test(text));
  expect(shown).toHaveLength(6);
  expect(steps.map(({ name }) => name)).toEqual(
    shown.map(({ text }) => text.replace(/^Step \d: /, "")),
  );
  const lines = body.split("\n").map((line) => line.trim());
  for (const [index, { text }] of steps.entries())
    expect.soft(lines[lines.indexOf(shown[index]!.text) + 2], shown[index]!.text).toBe(text);
});

test("the diagnosis ends with a list to tick", () => {
  const article = readArticlePage("/diagnose-low-sales-common-problems", contents);
  expect(article.headings.filter(({ level }) => level === 2).pop()?.text).toMatch(/checklist/i);
  expect(article.ticksAtTheEnd).toBeGreaterThanOrEqual(8);
});

test("the guide to social ads has six kinds of ads and four numbers, no more", () => {
  const { tables } = readArticlePage("/facebook-ads-for-shopify-complete-guide", contents);
  const sizeOf = (heading: string) => tables.find(([head]) => head?.[0] === heading)?.length;
  expect({ types: sizeOf("Ad type"), metrics: sizeOf("Metric") }).toEqual({ types: 7, metrics: 5 });
});
