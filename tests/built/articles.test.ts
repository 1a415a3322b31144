import { ARTICLE_FACTS } from "../agreed/article-facts";
import { readArticlePage } from "../read/article-page";
import { readNewTabNotice, writeBooking } from "../read/booking";
import { countFigure } from "../read/figures";
import { findArrival } from "../read/redirects";
import { writeDay } from "../read/posts";
import { readRecords } from "../read/records";
import { findPageRoute } from "../read/site-routes";
import { findThings, type Thing } from "../read/structured-data";
import { findMissingHeadings, hasRows } from "./support/article-parts";

const LEAST_WORDS = 1500;
const { audit } = readRecords("articles/words.yaml") as { audit: { label: string } };
const writeAudit = (path: string, place: string) => ({
  href: writeBooking("audit", path, place),
  text: `${audit.label} ${readNewTabNotice()}`,
  target: "_blank",
});
const signature = {
  "@type": "Organization",
  name: (readRecords("site.yaml") as { brand: string }).brand,
};

describe.each(Object.entries(ARTICLE_FACTS))("%s", (path, facts) => {
  const { start = "introduction", closing, says = [], headings = [], rows = [] } = facts;
  const article = readArticlePage(path);

  test("says what is agreed with the owner", () => {
    expect(says.filter((figure) => countFigure(article.body, figure) === 0)).toEqual([]);
    expect(findMissingHeadings(article.headings, headings)).toEqual([]);
    if (rows.length > 0) expect(hasRows(article.tables, rows)).toBe(true);
  });

  test("is long enough to act on, and leads to other pages", () => {
    const words = article.body.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(LEAST_WORDS);
    const pages = Array.from(new Set(article.pagesInBody));
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.map(findArrival)).toEqual(pages);
  });

  test("opens with the audit in a new tab and a way down to the text", () => {
    expect(article.heroLinks).toEqual([
      writeAudit(path, "opening"),
      { href: `#${start}`, text: expect.any(String) as string, target: "" },
    ]);
    expect(article.headings.filter(({ id }) => id === start)).toMatchObject([{ level: 2 }]);
  });

  test("tells readers when its words were last checked, and by whom", () => {
    const { line, day } = article.checked;
    expect(line).toBe(`Last checked ${writeDay(day)} by ${signature.name}`);
  });

  test("closes with the audit and a service that can be reached", () => {
    expect(article.closingLinks).toEqual([
      writeAudit(path, "closing"),
      { href: closing, text: expect.any(String) as string, target: "" },
    ]);
    expect(findArrival(closing)).toBeDefined();
  });

  test("tells machines its days, who signs it and where it is found", () => {
    const route = findPageRoute(path);
    expect(findThings(route, "Article")).toMatchObject([
      {
        datePublished: "2024-01-15T12:00:00Z",
        dateModified: "2024-01-15T12:00:00Z",
        author: signature,
        publisher: signature,
        mainEntityOfPage: { "@id": expect.stringMatching(new RegExp(`${path}$`)) as string },
      },
    ]);
    for (const { step } of findThings<{ step: Thing[] }>(route, "HowTo"))
      expect(step).toHaveLength(6);
  });
});

test("the tutorial tells machines the six steps that its headings count", () => {
  const path = "/how-to-use-shopify-generative-ai";
  const { body, headings } = readArticlePage(path);
  const steps = findThings<{ step: Thing[] }>(findPageRoute(path), "HowTo").flatMap(
    ({ step }) => step,
  );
  const shown = headings.map(({ text }) => text).filter((text) => /^Step \d/.test(text));
  expect(shown).toHaveLength(6);
  expect(steps.map(({ name }) => name)).toEqual(
    shown.map((text) => text.replace(/^Step \d: /, "")),
  );
  const lines = body.split("\n").map((line) => line.trim());
  expect(steps.map(({ text }) => text)).toEqual(
    shown.map((heading) => lines[lines.indexOf(heading) + 2]),
  );
});

test("the diagnosis ends with a list to tick", () => {
  const { headings, ticksAtTheEnd } = readArticlePage("/diagnose-low-sales-common-problems");
  expect(headings.filter(({ level }) => level === 2).pop()?.text).toMatch(/checklist/i);
  expect(ticksAtTheEnd).toBeGreaterThanOrEqual(8);
});

test("the guide to social ads has six kinds of ads and four numbers, no more", () => {
  const { tables } = readArticlePage("/facebook-ads-for-shopify-complete-guide");
  const sizeOf = (heading: string) => tables.find(([head]) => head?.[0] === heading)?.length;
  expect({ types: sizeOf("Ad type"), metrics: sizeOf("Metric") }).toEqual({ types: 7, metrics: 5 });
});
