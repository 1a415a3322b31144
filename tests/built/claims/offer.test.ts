import { readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readRecords } from "../../read/records";
import { readPageRoutes } from "../../read/site-routes";

type Facts = Record<string, { value: string }>;
const facts = readRecords("shared/facts.yaml") as Facts;
const numberOf = (key: string) => /\d+/.exec(facts[key]?.value ?? "")?.[0];

/** Each term as pages write it, and the records that may stand behind its number. */
const terms = [
  { pattern: /(\d+)-minute (?:call|demo|strategy|discovery)/gi, keys: ["call-length"] },
  { pattern: /(\d+) days[’'] (?:written )?notice/gi, keys: ["notice", "influencer-notice"] },
  { pattern: /(?:trial of|trial lasts|free for) (\d+) days/gi, keys: ["trial"] },
  { pattern: /live within (\d+) days/gi, keys: ["launch-time"] },
];

test.each(terms)("every page says the same of $keys", ({ pattern, keys }) => {
  const found = readPageRoutes().flatMap((route) => {
    const text = readLine(readDocument(route).querySelector("main"));
    return Array.from(text.matchAll(pattern), ([, number]) => ({ page: route.path, number }));
  });
  expect(new Set(found.map(({ page }) => page)).size).toBeGreaterThan(2);
  expect(found.filter(({ number }) => !keys.map(numberOf).includes(number))).toEqual([]);
});
