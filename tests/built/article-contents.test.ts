import { readArticlePage, readArticlePaths, readContentsName } from "../read/article-page";
import { findAll, readLine, readLinks } from "../read/elements";
import { readDocument } from "../read/read-document";
import { findPageRoute, readPageRoutes } from "../read/site-routes";
import { listFaults } from "./support/by-path";

describe.each(readArticlePaths())("%s", (path) => {
  const article = readDocument(findPageRoute(path)).querySelector("main article")!;
  const headings = readArticlePage(path).headings.filter(({ level }) => level < 4);

  test("has a table of contents that leads to every heading of the second level", () => {
    const parts = headings.filter(({ level }) => level === 2);
    expect(parts).not.toEqual([]);
    const contents = article.querySelector(`nav[aria-label="${readContentsName()}"]`)!;
    expect(readLinks(contents)).toEqual(
      parts.map(({ id, text }) => ({ href: `#${id}`, text, target: "" })),
    );
  });

  test("has headings whose words lead to themselves", () => {
    const links = findAll(article, ":is(h2, h3)[id]").flatMap(readLinks);
    expect(links).toEqual(headings.map(({ id, text }) => ({ href: `#${id}`, text, target: "" })));
  });
});

test("the name of a table that scrolls parts the names of its columns", () => {
  const routes = readPageRoutes();
  const findTables = (path: string) => findAll(readDocument(findPageRoute(path)), ".table-scroll");
  expect(routes.flatMap(({ path }) => findTables(path)).length).toBeGreaterThan(5);
  const faults = listFaults(routes, ({ path }) =>
    findTables(path)
      .map((table) => ({
        name: table.getAttribute("data-scroll") ?? "",
        columns: findAll(table, "thead th").map(readLine).join(", "),
      }))
      .filter(({ name, columns }) => columns === "" || !name.includes(columns))
      .map(({ name, columns }) => `"${name}" does not say "${columns}"`),
  );
  expect(faults).toEqual([]);
});
