import { readCases } from "../../read/case-page";
import { findAll, readLine, readLinks } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { readSection } from "../../read/records";
import { findPageRoute } from "../../read/site-routes";

const CASES = readCases();
const { more, caseStudies } = readSection("home", "case-cards") as {
  more: { title: string };
  caseStudies: string[];
};
const readMain = (path: string) => readDocument(findPageRoute(path)).querySelector("main")!;
const findCards = (path: string, href: string) =>
  findAll(readMain(path), `li:has(a[href="${href}"])`);

describe.each(["/case-studies", "/"])("%s", (page) => {
  test.each(CASES)(
    "has a card of $key, with its figure and a link that names the brand",
    (each) => {
      const { brand, title, figure } = each;
      const cards = findCards(page, each.path);
      const [card] = cards as [Element];
      expect(readLine(card)).toContain(`${figure.value} ${figure.metric}`);
      expect(findAll(card, "h2, h3").map(readLine)).toEqual([title]);
      expect(findAll(card, "strong").map(readLine)).toContain(figure.value);
      expect(findAll(card, "img:not([alt=''])")).toHaveLength(1);
      expect(readLinks(card)).toEqual([
        { href: each.path, text: expect.stringContaining(brand) as string, target: "" },
      ]);
    },
  );
});

test("the last card of the home page leads to all cases", () => {
  const [first] = findCards("/", CASES[0]!.path);
  const cards = Array.from(first!.parentElement!.children);
  expect(cards).toHaveLength(caseStudies.length + 1);
  expect(findAll(cards.at(-1)!, "h3").map(readLine)).toEqual([more.title]);
  expect(readLinks(cards.at(-1)!).map(({ href }) => href)).toEqual(["/case-studies"]);
});
