import { findAll, readLine } from "../../read/elements";
import { readDocument } from "../../read/read-document";
import { findPageRoute, readPageRoutes, type SiteRoute } from "../../read/site-routes";
import { readQuestions, readShownQuestions } from "../../read/structured-data";
import { listFaults, readByPath } from "../support/by-path";

const routes = readPageRoutes();

test("questions are told where they are shown, and nowhere else", () => {
  expect(
    readByPath(routes, (route) => readQuestions(route).map(({ question }) => question)),
  ).toEqual(readByPath(routes, readShownQuestions));
});

test("every answer is the whole text below its question", () => {
  const faults = listFaults(routes, (route) => {
    const shown = readShownAnswers(route);
    return readQuestions(route)
      .filter(({ question, answer }) => shown.get(question) !== answer.replace(/\s+/g, " ").trim())
      .map(({ question, answer }) => `"${question}"\n${answer}\n${shown.get(question) ?? ""}`);
  });
  expect(faults).toEqual([]);
});

test("pages with questions are found, the pricing page's five among them", () => {
  const asking = routes.filter((route) => readQuestions(route).length > 0);
  expect(asking.length).toBeGreaterThan(1);
  expect(asking.map(({ path }) => path)).toContain("/service-businesses");
  expect(readQuestions(findPageRoute("/pricing")).length).toBeGreaterThanOrEqual(5);
});

/** All words of each answer on the page, by its question, also those that only screen readers read. */
function readShownAnswers(route: SiteRoute): Map<string, string> {
  const items = findAll(readDocument(route), "main details").map((details) => {
    const [question, ...answer] = Array.from(details.children);
    return [readLine(question), answer.map(readLine).join(" ")] as const;
  });
  return new Map(items);
}
