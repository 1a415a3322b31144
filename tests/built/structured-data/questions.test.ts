import { findPageRoute, readPageRoutes } from "../../read/site-routes";
import { readQuestions, readShownQuestions } from "../../read/structured-data";
import { readByPath } from "../support/by-path";

const routes = readPageRoutes();

test("questions are told where they are shown, and nowhere else", () => {
  expect(
    readByPath(routes, (route) => readQuestions(route).map(({ question }) => question)),
  ).toEqual(readByPath(routes, readShownQuestions));
});

test("pages with questions are found, the pricing page's five among them", () => {
  const asking = routes.filter((route) => readQuestions(route).length > 0);
  expect(asking.length).toBeGreaterThan(1);
  expect(asking.map(({ path }) => path)).toContain("/service-businesses");
  expect(readQuestions(findPageRoute("/pricing"))).toHaveLength(5);
});
