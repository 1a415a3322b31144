import { readFileSync } from "node:fs";
import { readPageRoutes, readTemplate } from "../read/site-routes";
import { findAccessibilityViolations } from "../drive/checks/accessibility";
import { findCoveredAnchors, findCoveredFocus } from "../drive/checks/covered";
import { saveData } from "../drive/data-saver";
import { findWeakFocus } from "../drive/checks/focus-rings";
import { findIdleTabStops } from "../drive/checks/idle-stops";
import { findImageProblems } from "../drive/checks/images";
import { findLayoutShifts } from "../drive/checks/layout-shifts";
import { findNarrowProblems } from "../drive/checks/narrow-screens";
import { findSpoiltText } from "../drive/checks/clipped-text";
import { findOverflow } from "../drive/checks/overflow";
import { findPopoverProblems } from "../drive/checks/popovers";
import { findInvisible } from "../drive/checks/reading";
import { findScriptProblems } from "../drive/checks/scripts";
import { watchPage } from "../drive/checks/watch-page";
import { openWidgets } from "../drive/checks/widgets";
import {
  findScriptDependence,
  readAtBothWidths,
} from "../drive/checks/without-scripts";
import { expect, test } from "../drive/shared-page";
import {
  scrollThrough,
  waitForWholePage,
  waitForHydration,
} from "../drive/settle";
import { PHONE } from "../drive/visit";

/** Path (empty for the same page) and id of every link with a hash. Commas and quotes in links are encoded. */
const LINK = /<a\b[^>]*\shref="([^"#]*)#([^"]+)"/g;

const anchorsByPath = findAnchors();
const seen = new Set<string>();

// One page load for all checks of a route and screen, plus one without scripts on phones, because loading takes most of the time.
for (const { path } of readPageRoutes()) {
  const template = readTemplate(path);
  const isFirst = !seen.has(template);
  seen.add(template);
  // Categories differ only in the posts that they list; tests/built reads the HTML of each.
  if (template === "blog-category" && !isFirst) continue;
  // Pages of one template differ only in text, which fits on wide screens. One landing page has every section.
  const isSample =
    isFirst || ["/", "/every-section", "/pricing", "/service"].includes(path);
  // On wide screens, one page with every section looks like the other landing pages.
  const hasOwnLook = template !== "landing" || path === "/every-section";
  test(path, isSample ? {} : PHONE, async ({ page, isMobile }) => {
    const anchors = anchorsByPath.get(path) ?? [];
    // Measures the page's own scripts.
    await saveData(page);
    const noise = watchPage(page);
    const response = await page.goto(path);
    expect(response?.status(), "status").toBe(200);
    await waitForHydration(page);
    await waitForWholePage(page);
    if (isSample || template === "landing")
      await report("layout shifts", () => findLayoutShifts(page));
    if (!isSample) {
      await report("narrow screens", () => findNarrowProblems(page));
      await report("console, errors and requests", () =>
        Promise.resolve(noise),
      );
      return;
    }
    const look = isMobile ? await readAtBothWidths(page) : undefined;
    await report(
      "hidden before its turn",
      async () => look?.invisible ?? findInvisible(page),
    );
    // Scroll scripts are the same on every screen, and a phone's page is three times as many screens long.
    if (!isMobile) {
      await test.step("scroll", () => scrollThrough(page));
      await report("hidden afterwards", () => findInvisible(page));
    }
    await report("images", () => findImageProblems(page));
    await report("scripts", () => findScriptProblems(page));
    if (isMobile)
      await report("narrow screens", () => findNarrowProblems(page));
    else {
      await report("sideways scroll", () => findOverflow(page));
      await page.setViewportSize({ width: 1920, height: 1080 });
      await report("the widest screens", () => findSpoiltText(page));
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await report("focus under the header", () => findCoveredFocus(page));
    await report("focus that is not seen", () => findWeakFocus(page));
    await report("stops without a use", () => findIdleTabStops(page));
    if (isMobile || hasOwnLook)
      await report("accessibility", () => findAccessibilityViolations(page));
    await report("anchors", () => findCoveredAnchors(page, anchors));

    const opened = await openWidgets(page);
    if (opened && (isMobile || hasOwnLook))
      await report("accessibility of what opens", () =>
        findAccessibilityViolations(page, opened),
      );
    await report("popovers", () => findPopoverProblems(page));
    if (look)
      await report("without scripts", () =>
        findScriptDependence(page, path, look, anchors),
      );
    await report("console, errors and requests", () => Promise.resolve(noise));
  });
}

/** Runs one check as a named step. Soft, so that a route's report lists all its problems. */
async function report(
  check: string,
  findProblems: () => Promise<string[]>,
): Promise<void> {
  await test.step(check, async () =>
    expect.soft(await findProblems(), check).toEqual([]),
  );
}

/**
 * The ids on each page that links of the site point to. tests/built checks that they exist; parsing all files here too would cost each
 * worker some seconds.
 */
function findAnchors(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { path, file } of readPageRoutes())
    for (const [, target = "", id = ""] of readFileSync(file, "utf8").matchAll(
      LINK,
    )) {
      const page = target || path;
      found.set(
        page,
        (found.get(page) ?? new Set()).add(decodeURIComponent(id)),
      );
    }
  return new Map(Array.from(found, ([page, ids]) => [page, [...ids].sort()]));
}
