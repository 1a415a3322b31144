import { findAll, readLine } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { listProblems } from "./support/by-path";

const routes = readPageRoutes();

/** The elements of a page that match and are wrong, identified by their text or attributes. */
function findElements(
  route: SiteRoute,
  selector: string,
  isWrong: (element: Element) => boolean = () => true,
): string[] {
  return findAll(readDocument(route), selector)
    .filter(isWrong)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** The first group of each match of `rule` in a page's styles. */
function findRules(route: SiteRoute, rule: RegExp): string[] {
  return findAll(readDocument(route), "style").flatMap(({ textContent }) =>
    Array.from(textContent.matchAll(rule), ([, found = ""]) => found.trim()),
  );
}

const isPixels = (value: string | null) => /^[1-9]\d*$/.test(value ?? "");

const hasName = (element: Element) =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");

/** Problems in screen readers that axe does not find. */
const rules: [rule: string, findProblems: (route: SiteRoute) => string[]][] = [
  [
    "in a description list, a term comes before its values",
    (route) => findElements(route, "dd:not(dt + dd, dd + dd)"),
  ],
  [
    "every table has a name: its caption or its own",
    (route) =>
      findElements(
        route,
        "table:not(:has(caption))",
        (table) => !hasName(table),
      ),
  ],
  [
    "every table row has a header, and every header has a scope",
    (route) =>
      findElements(route, "tr:not(:has(th)), th:not([scope=col], [scope=row])"),
  ],
  [
    "scroll containers are focusable and named; only parts of the page are landmarks",
    (route) => [
      ...findElements(route, "[tabindex='0']:not([role=group][data-scroll])"),
      ...findElements(
        route,
        "pre, .table-scroll, [data-scroll]",
        (box) => !box.matches("[role=group][tabindex='0']") || !hasName(box),
      ),
      ...findElements(route, "[role=region], section", hasName),
    ],
  ],
  [
    "lists have a silent marker, because Safari does not treat lists without one as lists",
    (route) =>
      findRules(route, /([^{}]*)\{[^{}]*list-style(?:-type)?:\s*none/g).filter(
        (selector) => selector !== "summary",
      ),
  ],
  [
    "characters that styles add to a text are not read aloud",
    (route) =>
      // The URL after a link is for print.
      findRules(
        route,
        /(?<!-)content:("[^"]+"(?! ?\/ ?"")(?! attr\())/g,
      ).filter((text) => text !== '" ("'),
  ],
  [
    "every field has a label that stays when something is typed",
    (route) =>
      findElements(route, "input:not([type=radio])", (field) => {
        const label = field.closest("label");
        return (
          !readLine(label) ||
          label?.matches(".visually-hidden, :has(.visually-hidden)") === true
        );
      }),
  ],
  [
    "every picture has a width and a height, so that nothing moves when it arrives",
    (route) =>
      findElements(route, "img", (image) =>
        ["width", "height"].some((side) => !isPixels(image.getAttribute(side))),
      ),
  ],
];

test.each(rules)("%s", (_rule, findProblems) => {
  expect(listProblems(routes, findProblems)).toEqual([]);
});
