import { CASES, COLO_PERIOD, COLO_RESULTS, LEADS } from "../../agreed/case-facts";
import { readNewTabNotice, writeBooking } from "../../read/booking";
import { readCasePage, readMainLinks } from "../../read/case-page";
import { readRecords } from "../../read/records";

const LEAST_WORDS = 500;
const COLO = "/case-studies/colo";
const WORDS = expect.stringMatching(/\w{3}/) as string;

interface Words {
  action: { label: string };
  overview: string;
  results: string;
  serviceSummary: string;
  takeaway: string;
  proofs: string;
  next: string;
}
const words = readRecords("case-studies/words.yaml") as Words;
const callWords = `${words.action.label} ${readNewTabNotice()}`;

describe.each(CASES)("$path", ({ path, lead, others, related }) => {
  const it = readCasePage(path);

  test("opens with its figure, before the title, and shows all others", () => {
    expect(it.lead).toMatch(/, (period not known|March 1 to July 5, 2025)$/);
    expect(it.lead.startsWith(`${lead}, `)).toBe(true);
    expect(it.isLeadFirst).toBe(true);
    expect(it.figures).toEqual(expect.arrayContaining(others));
    expect(it.results.length).toBeGreaterThan(1);
  });

  test("shows reports, each with words that stand for it", () => {
    expect(it.proofs.length).toBeGreaterThan(0);
    expect(it.proofs).toEqual(it.proofs.map(() => ({ alt: WORDS, caption: WORDS })));
  });

  test("tells a story", () => {
    expect(it.narrativeWords).toBeGreaterThanOrEqual(LEAST_WORDS);
  });

  test("books the call in a new tab", () => {
    expect(it.links.filter(({ text }) => text === callWords)).toEqual(
      ["opening", "closing"].map((place) => ({
        href: writeBooking("strategy", path, place),
        text: callWords,
        target: "_blank",
      })),
    );
  });

  test("leads to stores alike, which lead back, and to all cases", () => {
    const addresses = it.links.map(({ href }) => href);
    expect(addresses).toEqual(expect.arrayContaining([related, "/case-studies"]));
    const back = readMainLinks(related);
    expect(back.includes(path) || back.includes("/case-studies")).toBe(true);
  });
});

test.each(Object.entries(LEADS))("%s leads to %s and to all cases", (path, own) => {
  expect(readMainLinks(path)).toEqual(expect.arrayContaining([own, "/case-studies"]));
});

test("each case leads to the next one, until all have been read", () => {
  const visited: string[] = [];
  let path: string | undefined = CASES[0]!.path;
  while (path !== undefined && !visited.includes(path)) {
    visited.push(path);
    path = readCasePage(path).links.find(({ text }) => text.startsWith(words.next))?.href;
  }
  expect(visited).toEqual(expect.arrayContaining(CASES.map((each) => each.path)));
  // The last leads to the first.
  expect(path).toBe(CASES[0]!.path);
});

test("Colo has its parts in the agreed order, and its own name in the last", () => {
  const { lines, closingHeading } = readCasePage(COLO);
  const { overview, results, serviceSummary, takeaway, proofs } = words;
  const channels = ["Organic foundation", "Paid ads", "Email retention"];
  const parts = [overview, ...channels, results, serviceSummary, takeaway, proofs];
  const found = parts.filter((part) => lines.includes(part));
  expect(found).toEqual(parts);
  expect(closingHeading).toContain("Colo");
  found.sort((a, b) => lines.indexOf(a) - lines.indexOf(b));
  expect(found).toEqual(parts);
});

test("Colo's results have six figures and one period", () => {
  const rows = readCasePage(COLO).results.slice(1);
  expect(rows.map((row) => row.slice(0, 3))).toEqual(COLO_RESULTS);
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set([COLO_PERIOD]));
});
