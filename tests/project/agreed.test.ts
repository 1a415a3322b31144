import { readFileSync, readdirSync } from "node:fs";
import { ARTICLE_FACTS } from "../agreed/article-facts";
import { BUSINESS_FIGURES } from "../agreed/business-figures";
import { CALLS } from "../agreed/calls";
import { CASES } from "../agreed/case-facts";
import { EDITORIAL_FIGURES } from "../agreed/editorial-figures";
import { HEADER_LINKS } from "../agreed/header-links";
import { HOME_PLANS } from "../agreed/home-plans";
import { KINDS } from "../agreed/page-kinds";
import { PLAN_FITS } from "../agreed/plan-fits";
import { PRICING_PLANS } from "../agreed/pricing-plans";
import { REDIRECTS } from "../agreed/redirects";

const lines = readFileSync("docs/agreed.md", "utf8")
  .split("\n")
  .map((line) => line.replace(/\s+/g, " "));

/** What the tests assert, as words that stand in one line of the page. */
const agreed: string[][] = [
  ...[...BUSINESS_FIGURES, ...EDITORIAL_FIGURES].map(({ page, figure }) => [`| ${page} |`, figure]),
  ...HOME_PLANS.map(({ name }) => [name]),
  ...PRICING_PLANS.map(({ name, badge, saving, Monthly, Annual }) => [
    `| ${name} | ${badge} | ${Monthly.price}, was ${Monthly.struck} | ${Annual.price}, was ${Annual.struck} | ${saving} |`,
  ]),
  ...Object.entries(PLAN_FITS).flatMap(([sales, byHours]) =>
    Object.entries(byHours).map(([hours, plans]) => [
      `| ${sales} | ${hours} | ${plans.join(" | ")} |`,
    ]),
  ),
  ...CALLS.map(({ page, label, books, least }) => [
    `| ${label} | ${books} |`,
    page in ARTICLE_FACTS ? `each article (${least})` : `${page} (${least})`,
  ]),
  ...CASES.map(({ key, lead, others, related }) => [
    `| ${key} | ${lead} | ${others.join("; ")} | ${related} |`,
  ]),
  ...Object.entries(ARTICLE_FACTS).map(([path, { closing, says = [] }]) => [
    `| ${path} | ${closing} |`,
    ...says,
  ]),
  ...KINDS.map(({ path, kinds }) => [
    `| ${kinds.join(", ")} |`,
    kinds.includes("Article") ? "the nine articles" : path,
  ]),
  ...Object.entries(HEADER_LINKS).map(([label, href]) => [`${label} (${href})`]),
  ...Object.entries(REDIRECTS).map(([from, to]) => [`| ${from} | ${to} |`]),
];

test("docs/agreed.md says in words what tests assert of the site", () => {
  const unsaid = agreed.filter(
    (words) => !lines.some((line) => words.every((word) => line.includes(word))),
  );
  expect(unsaid).toEqual([]);
});

test("docs/agreed.md names every file of tests/agreed", () => {
  const named = readdirSync("tests/agreed").filter((name) =>
    lines.some((line) => line.startsWith(`\`${name}\`:`)),
  );
  expect(named).toEqual(readdirSync("tests/agreed"));
});
