import { readNewTabNotice, writeBooking } from "../../read/booking";
import { readCasePage, readCases } from "../../read/case-page";
import { readRecords } from "../../read/records";

const CASES = readCases();
const WORDS = expect.stringMatching(/\w{3}/) as string;

interface Words {
  action: { label: string };
  next: string;
}
const words = readRecords("case-studies/words.yaml") as Words;
const callWords = `${words.action.label} ${readNewTabNotice()}`;

describe.each(CASES)("$path", ({ path, figure, figures }) => {
  const it = readCasePage(path);

  test("opens with its figure, before the title, and shows all others", () => {
    expect(it.lead.startsWith(`${figure.value} ${figure.metric}, `)).toBe(true);
    expect(it.isLeadFirst).toBe(true);
    const shown = [it.lead, ...it.figures].join("\n");
    for (const { value } of figures) expect(shown).toContain(value);
    expect(it.results.length).toBeGreaterThan(1);
  });

  test("shows reports, each with words that stand for it", () => {
    expect(it.proofs.length).toBeGreaterThan(0);
    expect(it.proofs).toEqual(it.proofs.map(() => ({ alt: WORDS, caption: WORDS })));
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

  test("leads to all cases", () => {
    expect(it.links.map(({ href }) => href)).toContain("/case-studies");
  });
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
