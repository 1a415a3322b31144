import { addStyles } from "../add-styles";
import type { Page } from "@playwright/test";
import { findOverflow } from "./overflow";
import { findSpoiltText } from "./clipped-text";

/** Text spacing that must not lose content (WCAG 1.4.12). */
const SPACING = `
  *, *::before, *::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;
/** Text at 200% (WCAG 1.4.4). */
const LARGE = "html { font-size: 200% !important }";

/** Content lost with large text on a phone, and on the narrowest screen: as is, and with text spacing. */
export async function findNarrowProblems(page: Page): Promise<string[]> {
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  const problems = await findProblemsWith(page, "text 200%", LARGE);
  await page.setViewportSize({ ...phone, width: 320 });
  const narrowest = [
    ...(await findOverflow(page)),
    ...(await findProblemsWith(page, "text spacing", SPACING)),
  ];
  await page.setViewportSize(phone);
  return [...problems, ...narrowest.map((problem) => `320 px: ${problem}`)];
}

/** Checks the page with these styles, names them in each problem, and removes them. */
async function findProblemsWith(
  page: Page,
  name: string,
  styles: string,
): Promise<string[]> {
  const remove = await addStyles(page, styles);
  const problems = [
    ...(await findOverflow(page)),
    ...(await findSpoiltText(page)),
  ];
  await remove();
  return problems.map((problem) => `${name}: ${problem}`);
}
