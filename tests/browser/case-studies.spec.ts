import { expect, test } from "@playwright/test";
import { readBookingAddresses, readNewTabNotice } from "../read/booking";
import { CASES, COLO_PERIOD, COLO_RESULTS, LEADS } from "../agreed/case-facts";
import { readCasePage, readMainLinks } from "../read/case-page";
import { readRecords } from "../read/records";
import { visit } from "../drive/visit";

const LEAST_WORDS = 500;
const COLO = "/case-studies/colo";

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
const call = {
  href: readBookingAddresses()["strategy"],
  text: `${words.action.label} ${readNewTabNotice()}`,
  target: "_blank",
};

for (const { path, lead, others, related } of CASES) {
  test(path, async () => {
    const it = readCasePage(path);

    await test.step("opens with its figure and shows all others", () => {
      expect.soft(it.lead).toBe(lead);
      expect.soft(it.isLeadFirst, "the figure stands before the title").toBe(true);
      expect.soft(it.figures).toEqual(expect.arrayContaining(others));
      expect.soft(it.results.length, "rows of the results").toBeGreaterThan(1);
    });

    await test.step("shows reports, each with words that stand for it", () => {
      expect.soft(it.proofs.length).toBeGreaterThan(0);
      for (const proof of it.proofs)
        expect.soft(proof).toEqual({
          alt: expect.stringMatching(/\w{3}/),
          caption: expect.stringMatching(/\w{3}/),
        });
    });

    await test.step("tells a story", () => {
      console.log(`  ${it.narrativeWords} words in ${path}`);
      expect.soft(it.narrativeWords).toBeGreaterThanOrEqual(LEAST_WORDS);
    });

    await test.step("books the call in a new tab, and leads to stores alike, which lead back", () => {
      expect.soft(it.links.filter(({ text }) => text === call.text)).toEqual([call, call]);
      expect
        .soft(it.links.map(({ href }) => href))
        .toEqual(expect.arrayContaining([related, "/case-studies"]));
      const back = readMainLinks(related);
      expect.soft(back.includes(path) || back.includes("/case-studies"), related).toBe(true);
    });
  });
}

for (const [path, own] of Object.entries(LEADS)) {
  test(`${path} leads to ${own} and to all cases`, () => {
    const links = readMainLinks(path);
    expect(links).toEqual(expect.arrayContaining([own, "/case-studies"]));
  });
}

test("each case leads to the next one, until all have been read", () => {
  const visited: string[] = [];
  let path: string | undefined = CASES[0]!.path;
  while (path !== undefined && !visited.includes(path)) {
    visited.push(path);
    const { links } = readCasePage(path);
    path = links.find(({ text }) => text.startsWith(words.next))?.href;
  }
  expect(visited.sort()).toEqual(CASES.map((each) => each.path).sort());
  expect(path, "the last leads to the first").toBe(CASES[0]!.path);
});

test("Colo has its parts in the order of the specification, and its own name in the last", () => {
  const { lines, closingHeading } = readCasePage(COLO);
  const { overview, results, serviceSummary, takeaway, proofs } = words;
  const channels = ["Organic foundation", "Paid ads", "Email retention"];
  const parts = [overview, ...channels, results, serviceSummary, takeaway, proofs];
  const found = parts.filter((part) => lines.includes(part));
  expect(found, "parts").toEqual(parts);
  expect(closingHeading).toContain("Colo");
  found.sort((a, b) => lines.indexOf(a) - lines.indexOf(b));
  expect(found, "their order").toEqual(parts);
});

test("Colo's results have six figures and one period", () => {
  const { results } = readCasePage(COLO);
  const rows = results.slice(1);
  expect(rows.map((row) => row.slice(0, 3))).toEqual(COLO_RESULTS);
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set([COLO_PERIOD]));
});

for (const path of ["/case-studies", "/"]) {
  test(`${path} has a card with the figure of each case, which leads there`, async ({ page }) => {
    await visit(page, path);
    for (const each of CASES) {
      const link = page.locator(`a[href="${each.path}"]`);
      const card = page.getByRole("main").getByRole("listitem").filter({ has: link });
      await expect(card, each.path).toHaveCount(1);
      await expect(card).toContainText(each.lead);
    }
    const last = CASES[3]!;
    await page.getByRole("main").locator(`a[href="${last.path}"]`).click();
    await page.waitForURL(last.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const { path, lead } of CASES) {
  test(`the bars of ${path} have the proportion of its change`, async ({ page }) => {
    await visit(page, path);
    const change = /^\+(\d+)%/.exec(lead)![1]!;
    const after = 100 + Number(change);
    const chart = page.getByRole("main").getByRole("figure", { name: `+${change}%` });
    await expect(chart).toHaveAccessibleName(new RegExp(`\\b${after}\\b`));
    const bars = chart.getByRole("definition").locator("> :first-child");
    const widths = await bars.evaluateAll((spans) =>
      spans.map((span) => span.getBoundingClientRect().width),
    );
    expect(widths).toHaveLength(2);
    expect(widths[1]! / widths[0]!).toBeCloseTo(after / 100, 1);
    await expect(chart.getByRole("definition")).toHaveText(["100", String(after)]);
  });
}
