import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { listFaults } from "./support/by-path";

// What axe does not find, and screen readers say wrong.

const routes = readPageRoutes();

/** The elements of a page that match and are wrong, by what tells them from others. */
function findElements(
  route: SiteRoute,
  selector: string,
  isWrong: (element: Element) => boolean,
): string[] {
  return findAll(readDocument(route), selector)
    .filter(isWrong)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What the first group of `rule` finds in the styles of a page. */
function findRules(route: SiteRoute, rule: RegExp): string[] {
  return findAll(readDocument(route), "style").flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(rule), ([, found = ""]) => found.trim()),
  );
}

/** Words of which nothing is seen. */
const HIDDEN = ".visually-hidden, :has(.visually-hidden)";

const hasName = (element: Element) =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");

test("in a list of terms a term comes before its values", () => {
  const faults = listFaults(routes, (route) =>
    findElements(
      route,
      "dd",
      (value) => !["DT", "DD"].includes(value.previousElementSibling?.tagName ?? ""),
    ),
  );
  expect(faults).toEqual([]);
});

test("every table has a name: its caption or its own", () => {
  const faults = listFaults(routes, (route) =>
    findElements(route, "table", (table) => !table.querySelector("caption") && !hasName(table)),
  );
  expect(faults).toEqual([]);
});

test("every row of a table has a header, and every header says what it heads", () => {
  const faults = listFaults(routes, (route) => [
    ...findElements(route, "tr", (row) => !row.querySelector("th")),
    ...findElements(route, "th:not([scope=col], [scope=row])", () => true),
  ]);
  expect(faults).toEqual([]);
});

test("a keyboard stops at all that may scroll, under a name; landmarks are the parts of the page alone", () => {
  const faults = listFaults(routes, (route) => [
    ...findElements(route, "[tabindex='0']:not([role=group][data-scroll])", () => true),
    ...findElements(
      route,
      "pre, .table-scroll, [data-scroll]",
      (box) => !box.matches("[role=group][tabindex='0']") || !hasName(box),
    ),
    ...findElements(route, "[role=region], section", hasName),
  ]);
  expect(faults).toEqual([]);
});

test("lists have a marker without words rather than none, which Safari takes for no list", () => {
  const faults = listFaults(routes, (route) =>
    findRules(route, /([^{}]*)\{[^{}]*list-style(?:-type)?:\s*none/g).filter(
      (selector) => selector !== "summary",
    ),
  );
  expect(faults).toEqual([]);
});

test("signs that styles add to a text have nothing to read aloud", () => {
  const faults = listFaults(routes, (route) =>
    // The address behind a link is there for paper.
    findRules(route, /(?<!-)content:("[^"]+"(?! ?\/ ?"")(?! attr\())/g).filter(
      (sign) => sign !== '" ("',
    ),
  );
  expect(faults).toEqual([]);
});

test("every field has a label that stays when something is typed", () => {
  const faults = listFaults(routes, (route) =>
    findElements(
      route,
      "input:not([type=radio])",
      (field) =>
        !readLine(field.closest("label")) || field.closest("label")?.matches(HIDDEN) === true,
    ),
  );
  expect(faults).toEqual([]);
});
