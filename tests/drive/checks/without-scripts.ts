import type { Page } from "@playwright/test";
import { switchScriptsOff } from "../visit";
import { findCoveredAnchors } from "./covered";
import {
  compareReadings,
  findInvisible,
  readPage,
  type Reading,
} from "./reading";

const WIDE_SCREEN = { width: 1280, height: 800 };

/** The content of a page on a phone and at desktop width, and what is invisible there. */
interface Look {
  phone: Reading;
  wide: Reading;
  invisible: string[];
}

/** Reads the page at both widths and restores the screen size. */
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
 * Reloads the page without scripts and returns differences in content, invisible content, and covered anchors. Runs once per route, on a
 * phone: without scripts, only styles depend on the screen, so a change of width shows the other one.
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
    ...compareReadings(withScripts.wide, without.wide).map(
      (problem) => `wide screen: ${problem}`,
    ),
    ...without.invisible.map((element) => `invisible: ${element}`),
    ...(await findCoveredAnchors(page, anchors)),
  ];
}
