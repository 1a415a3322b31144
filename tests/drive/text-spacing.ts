import type { Page } from "@playwright/test";
import { findOverflow, lookAtWidth } from "./overflow";
import { readTextLines, type TextLine } from "./text-lines";

/** The distances that a reader may ask for without losing anything (WCAG 1.4.12). */
const SPACING = `
  *, *::before, *::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Lines that share less than this with another do not touch it: letters fill no line from top to bottom. Pixels. */
const TOUCH = 4;

/** What the reader's own text spacing spoils at 320 and 360 px. Leaves the page as it found it. */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: SPACING });
  const faults = [
    ...(await lookAtWidth(page, 320, () => findSpoiltText(page))),
    ...(await lookAtWidth(page, 360, () => findSpoiltText(page))),
  ];
  await style.evaluate((element: Element) => element.remove());
  return faults;
}

async function findSpoiltText(page: Page): Promise<string[]> {
  const lines = await readTextLines(page);
  const spoilt = lines.flatMap(({ text, fault }) => (fault ? [`"${text}" ${fault}`] : []));
  return [...(await findOverflow(page)), ...new Set([...spoilt, ...findOverlaps(lines)])];
}

/** Lines of different boxes that lie over each other. */
function findOverlaps(lines: TextLine[]): string[] {
  const sorted = [...lines].sort((a, b) => a.top - b.top);
  return sorted.flatMap((line, place) => {
    const faults: string[] = [];
    for (const other of sorted.slice(place + 1)) {
      if (other.top > line.bottom - TOUCH) break;
      const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const isUnder = Math.min(line.bottom, other.bottom) - other.top > TOUCH;
      if (shared > 1 && isUnder && line.box !== other.box)
        faults.push(`"${line.text}" and "${other.text}" lie over each other`);
    }
    return faults;
  });
}
