import { readBuiltPage } from "../read/built-page";
import { findAll } from "../read/elements";
import { readDocument } from "../read/read-document";
import { readSiteFile } from "../read/site-file";
import { readPageRoutes, type SiteRoute } from "../read/site-routes";
import { listProblems } from "./support/by-path";

/** A straight apostrophe, which typeset text never has. The other rules are tested next to their code. */
const TYPED = /\p{L}'\p{L}/u;
const routes = readPageRoutes();

test("no text, label or structured data has a straight apostrophe, except in code", () => {
  expect(listProblems(routes, findTyped)).toEqual([]);
});

test("feed, llms.txt and Markdown versions have typographic characters", () => {
  const feed = readSiteFile("/rss.xml");
  expect(feed).toMatch(/\w’\w/);
  const markdown = routes
    .filter(({ indexable }) => indexable)
    .map(({ path }) => readSiteFile(path === "/" ? "/index.md" : `${path}.md`));
  const texts = [feed, readSiteFile("/llms.txt"), ...markdown].map((text) =>
    // Backticks and fences enclose code.
    text
      .replace(/```[\s\S]*?```|`[^`\n]*`/g, "")
      .replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, ""),
  );
  expect(
    texts.flatMap(
      (text) => text.match(/.*[A-Za-z](?:'|&#x27;|&apos;)[a-z].*/g) ?? [],
    ),
  ).toEqual([]);
});

function findTyped(route: SiteRoute): string[] {
  const root = readDocument(route);
  const { titles, metas, jsonLd } = readBuiltPage(route);
  const named = ["alt", "aria-label", "title"].flatMap((name) =>
    findAll(root.body, `[${name}]`).map(
      (element) => element.getAttribute(name) ?? "",
    ),
  );
  const about = Object.entries(metas).flatMap(([name, values]) =>
    /title|description|alt$/.test(name) ? values : [],
  );
  const reported = jsonLd.flatMap((json) => readStrings(JSON.parse(json)));
  return [
    ...readTexts(root.body),
    ...titles,
    ...about,
    ...named,
    ...reported,
  ].filter((text) => TYPED.test(text));
}

function readTexts(element: Element): string[] {
  if (element.matches("script, style, noscript, code, pre, kbd")) return [];
  return Array.from(element.childNodes).flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ""];
    return node.nodeType === node.ELEMENT_NODE
      ? readTexts(node as Element)
      : [];
  });
}

/** The texts of JSON-LD, without URLs and dates. */
function readStrings(value: unknown): string[] {
  if (typeof value === "string")
    return /^(https?:|\d{4}-)/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(readStrings)
    : [];
}
