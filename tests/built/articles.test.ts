import { findAll, readLine, readLinks } from "../read/elements";
import { writeDay } from "../read/posts";
import { readDocument } from "../read/read-document";
import { readRecords } from "../read/records";
import { readPageRoutes, readTemplate } from "../read/site-routes";

const { contents } = readRecords("articles/words.yaml") as { contents: string };
const guides = readPageRoutes().filter(
  ({ path }) => readTemplate(path) === "article",
);

test.each(guides)("$path has its day and a table of contents", (route) => {
  const page = readDocument(route);
  const time = page.querySelector("article > header time");
  const day = writeDay(time?.getAttribute("datetime") ?? "");
  expect(readLine(time)).toContain(`Last checked ${day} by `);
  const parts = findAll(page, "main article h2[id]");
  expect(parts).not.toEqual([]);
  const list = page.querySelector(`article nav[aria-label="${contents}"]`)!;
  expect(readLinks(list).map(({ href, text }) => [href, text])).toEqual(
    parts.map((part) => [`#${part.id}`, readLine(part)]),
  );
});
