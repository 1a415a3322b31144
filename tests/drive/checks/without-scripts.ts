import type { Page } from "@playwright/test";
import { switchScriptsOff } from "../visit";
import { findCoveredAnchors } from "./covered";
import { compareReadings, findInvisible, readPage, type Reading } from "./reading";

const WIDE_SCREEN = { width: 1280, height: 800 };

/** What a page shows on a phone and at the width of a desktop, and what cannot be seen there. */
interface Look {
  phone: Reading;
  wide: Reading;
  invisible: string[];
}

/** Reads the page at both widths. Leaves the screen as it was. */
export async function readAtBothWidths(page: Page): Promise<Look> {
  const before = page.viewportSize();
  const phone = await readPage(page);
  const invisible = await findInvisible(page);
  await page.setViewportSize(WIDE_SCREEN);
  const wide = await readPage(page);
  invisible.push(...(await findInvisible(page)));
  if (before) await page.setViewportSize(before);
  return { phone, wide, invisible };
}

/**
 * Opens the page anew, without scripts, and returns how it differs for its reader, what cannot be seen, and which anchors are hidden.
 * Once for each route, on a phone: without scripts nothing but styles knows the screen, so a change of width shows the other one.
 */
export async function findScriptDependence(
  page: Page,
  path: string,
  withScripts: Look,
  anchors: readonly string[],
): Promise<string[]> {
  await switchScriptsOff(page);
  await page.goto(path);
  const without = await readAtBothWidths(page);
  return [
    ...compareReadings(withScripts.phone, without.phone),
    ...compareReadings(withScripts.wide, without.wide).map((fault) => `wide screen: ${fault}`),
    ...without.invisible.map((element) => `invisible: ${element}`),
    ...(await findCoveredAnchors(page, anchors)),
  ];
}
