import type { CaseStudyValue } from "../../../content/types/case-study-schema";
import { formatIndex } from "../../../site/format/format-figure";
import { color } from "../../../theme/tokens";

export type Figure = CaseStudyValue["figures"][number];

/** The size of a panel, in px; the file has twice the resolution. */
export const CANVAS = { width: 800, height: 500 };
/** The area between the title bar and footer, inside the margins. */
export const ROOM = { width: 720, height: 332 };
const [BAR, FOOT, MARGIN] = [60, 52, 40];

/** A figure on an index where the period before is 100: "+491%" becomes 591, "2.5x" becomes 250. */
export function index(value: string): number {
  const level = formatIndex(value) ?? Math.round(Number(/^([\d.]+)x$/.exec(value)?.[1]) * 100);
  if (Number.isNaN(level)) throw new Error(`Neither a change nor a multiple: ${value}`);
  return level;
}

/** A figure as a multiple: "4x" is 4. */
export const multiple = (value: string) => index(value) / 100;

/** Even steps from zero to just above a value, at most four. */
export function axis(value: number): number[] {
  const sizes = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const size = sizes.find((step) => Math.ceil(value / step) <= 4) ?? value;
  return Array.from({ length: Math.ceil(value / size) + 1 }, (_, i) => i * size);
}

function element(name: string, attributes: Record<string, string | number>, body = ""): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? Number(value.toFixed(2)) : value}"`,
  );
  return `<${name}${list.join("")}>${body}</${name}>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  element("rect", { x, y, width, height, fill, rx });

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  element("circle", { cx, cy, r, fill });

export const rule = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string = color.line,
  width = 1,
) => element("line", { x1, y1, x2, y2, stroke, "stroke-width": width });

/** A label by default; `size` and `bold` turn it into a figure. */
interface Look {
  size?: number;
  fill?: string;
  bold?: number;
  anchor?: "start" | "middle" | "end";
  /** Keeps lines away from the letters. */
  halo?: boolean;
}

export const NUMBER: Look = { size: 28, fill: color.ink, bold: 650 };

/** A word or a number; `y` is its baseline. */
export function text(
  x: number,
  y: number,
  content: string,
  { size = 21, fill = color.inkSoft, bold = 450, anchor = "start", halo = false }: Look = {},
): string {
  const around = { stroke: color.paper, "stroke-width": size * 0.22, "paint-order": "stroke" };
  return element(
    "text",
    {
      ...{ x, y, "font-size": size, "font-weight": bold, fill, "text-anchor": anchor },
      ...(halo && { ...around, "stroke-linejoin": "round" }),
      ...(size > 40 && { "letter-spacing": size * -0.035 }),
    },
    content.replaceAll("'", "’").replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`),
  );
}

export const sentence = (metric: string) => metric.charAt(0).toUpperCase() + metric.slice(1);

/** A very large figure, which is read first. */
export const hero = (x: number, y: number, value: string, size: number) =>
  text(x, y, value, { size, fill: color.ink, bold: 700 });

interface Sheet {
  brand: string;
  report: string;
  note: string;
  figures: readonly Figure[];
}

/** A panel: title bar, a drawing in `ROOM`, and a footer with the period of its figures. */
export function frame({ brand, report, note, figures }: Sheet, drawing: string): string {
  const { width, height } = CANVAS;
  const line = height - FOOT;
  const label = { size: 19 };
  const periods = [...new Set(figures.flatMap(({ period }) => period ?? []))];
  const origin = `Drawn from the case's figures, ${periods.join(", ") || "period not known"}`;
  return [
    rect(0, 0, width, height, color.paper),
    rect(0, 0, width, BAR, color.birch),
    rule(0, BAR, width, BAR),
    rect(MARGIN, 25, 12, 12, color.maple),
    text(MARGIN + 24, 38, report, { size: 22, fill: color.ink, bold: 650 }),
    text(width - MARGIN, 38, brand, { size: 22, anchor: "end" }),
    `<g transform="translate(${MARGIN} ${BAR + 28})">${drawing}</g>`,
    rule(MARGIN, line, width - MARGIN, line),
    text(MARGIN, line + 32, origin, label),
    text(width - MARGIN, line + 32, note, { ...label, anchor: "end" }),
    `<path d="M.5.5H${width - 0.5}V${height - 0.5}H.5Z" fill="none" stroke="${color.line}"/>`,
  ].join("");
}
