import { readdirSync } from "node:fs";
import path from "node:path";
import { findSections, nameComposition } from "../read/compositions";
import { readDocument } from "../read/read-document";
import { CONTENT_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";

const MOST_GRIDS = 3;

const slugs = readdirSync(path.join(CONTENT_DIR, "landing"));
const pages = readPageRoutes()
  .filter((route) => route.path === "/" || slugs.includes(route.path.slice(1)))
  .map((route) => {
    const sections = findSections(readDocument(route));
    const tones = sections.map((section) => section.getAttribute("data-tone"));
    return { path: route.path, tones, names: sections.map(nameComposition) };
  });

test("no composition stands twice in a row", () => {
  const faults = pages.flatMap(({ path: page, names }) => {
    const repeats = names.filter((name, index) => name === names[index - 1]);
    return repeats.map((name) => `${page}: ${name} twice`);
  });
  expect(faults).toEqual([]);
});

test("a page has at most three grids under a heading", () => {
  const faults = pages.flatMap(({ path: page, names }) => {
    const count = names.filter((name) => name === "heading and grid").length;
    return count > MOST_GRIDS ? [`${page}: ${count}`] : [];
  });
  expect(faults).toEqual([]);
});

test("a page has one dark band, and at most half of these close their page", () => {
  const banded = pages.filter(({ tones }) => tones.includes("spruce"));
  const several = banded.filter(
    ({ tones }) => tones.filter((tone) => tone === "spruce").length > 1,
  );
  expect(several.map((page) => page.path)).toEqual([]);
  const closing = banded.filter(({ tones }) => tones.at(-1) === "spruce");
  expect(closing.length).toBeLessThanOrEqual(banded.length / 2);
});
