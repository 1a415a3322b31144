import { formatIndex } from "../../site/format/format-figure";
import { mark } from "../../site/mark";
import { color } from "../../theme/tokens";

export const canvas = { width: 1200, height: 630 } as const;

/** The column for a figure or cover at the right edge; `gap` is the space on both sides of its text. In pixels. */
export const panel = { left: 816, width: canvas.width - 816, gap: 44 } as const;

export const margin = 72;

/** The top of the title or the line above it. */
export const titleTop = 190;

const logo =
  `<rect width="${mark.grid}" height="${mark.grid}" rx="${mark.corner}" fill="${color.spruceDeep}"/>` +
  `<path d="${mark.letter}" fill="${color.paper}"/><path d="${mark.tip}" fill="${color.maple}"/>`;

/** The background: ruled paper, and a dark column for a figure; a percentage change has two bars, before and after. */
export function drawBackground(figure: string | undefined, hasColumn: boolean): string {
  const right = hasColumn ? panel.left - panel.gap : canvas.width - margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">` +
    `<rect width="100%" height="100%" fill="${color.paper}"/>` +
    `<g transform="translate(${margin} 56)">${logo}</g>` +
    drawRules(margin, right, color.line) +
    `<path d="M${margin} 544h96" stroke="${color.maple}" stroke-width="8"/>` +
    (figure ? drawPanel(formatIndex(figure)) : "") +
    "</svg>"
  );
}

const drawRules = (left: number, right: number, stroke: string) =>
  `<path d="M${left} 152H${right}M${left} 544H${right}" stroke="${stroke}" stroke-width="2"/>`;

/** @param index for a percentage change: the result if the period before was 100 */
function drawPanel(index: number | undefined): string {
  const { left, width, gap } = panel;
  const start = left + gap;
  const length = width - 2 * gap;
  const bar = (y: number, share: number, fill: string) =>
    `<rect x="${start}" y="${y}" width="${Math.round(length * share)}" height="28" fill="${fill}"/>`;
  return (
    `<rect x="${left}" width="${width}" height="${canvas.height}" fill="${color.spruceDeep}"/>` +
    drawRules(start, start + length, color.lineOnDark) +
    (index === undefined ? "" : bar(194, 100 / index, color.lineOnDark) + bar(234, 1, color.gold))
  );
}
