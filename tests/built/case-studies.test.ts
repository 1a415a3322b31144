import { readCases } from "../read/cases";
import { findAll, readLine, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readRecords } from "../read/records";
import { findPageRoute } from "../read/site-routes";

const CASES = readCases();
const { next } = readRecords("case-studies/words.yaml") as { next: string };
const readCaseLinks = (path: string) =>
  readLinks(readDocument(findPageRoute(path)).querySelector("main")!);

test("each case links to the next one, through all cases, and to the list", () => {
  const visited: string[] = [];
  let path: string | undefined = CASES[0]!.path;
  while (path !== undefined && !visited.includes(path)) {
    visited.push(path);
    const links = readCaseLinks(path);
    expect(links.map(({ href }) => href)).toContain("/case-studies");
    path = links.find(({ text }) => text.startsWith(next))?.href;
  }
  expect(visited).toEqual(
    expect.arrayContaining(CASES.map((each) => each.path)),
  );
  expect(path).toBe(CASES[0]!.path);
});

test("each case shows at least two exhibits, each with an alt text and a caption", () => {
  const exhibits = CASES.map(({ path }) =>
    findAll(readDocument(findPageRoute(path)), "main figure:has(figcaption)"),
  );
  for (const figures of exhibits) {
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const figure of figures) {
      expect(figure.querySelector("img")?.getAttribute("alt")).toBeTruthy();
      expect(readLine(figure.querySelector("figcaption"))).not.toBe("");
    }
  }
});
