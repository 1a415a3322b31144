import { readdirSync } from "node:fs";
import path from "node:path";
import { findSections, nameComposition } from "../read/compositions";
import { readDocument } from "../read/read-document";
import { CONTENT_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";

const MOST_GRIDS = 3;
/** The order of the home page's sections is the specification's: its grids follow one another. It may not get worse. */
const HOME = { repeats: 2, grids: 5 };

const slugs = readdirSync(path.join(CONTENT_DIR, "landing"));
const pages = readPageRoutes()
  .filter((route) => route.path === "/" || slugs.includes(route.path.slice(1)))
  .map((route) => {
    const sections = findSections(readDocument(route));
    const tones = sections.map((section) => section.getAttribute("data-tone"));
    return { path: route.path, tones, names: sections.map(nameComposition) };
  });
const limitsOf = (page: string) => (page === "/" ? HOME : { repeats: 0, grids: MOST_GRIDS });

test("no composition stands twice in a row", () => {
  const faults = pages.flatMap(({ path: page, names }) => {
    const repeats = names.filter((name, index) => name === names[index - 1]);
    return repeats.length > limitsOf(page).repeats ? [`${page}: ${repeats.join(", ")} twice`] : [];
  });
  expect(faults).toEqual([]);
});

test("a page has at most three grids under a heading", () => {
  const faults = pages.flatMap(({ path: page, names }) => {
    const count = names.filter((name) => name === "heading and grid").length;
    return count > limitsOf(page).grids ? [`${page}: ${count}`] : [];
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
