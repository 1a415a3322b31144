import { resolve } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { ShareWords } from "../../content/content-type";
import { color } from "../../view/theme/tokens";
import { formatIndex } from "../../lib/format/format-figure";
import { mark } from "../../lib/mark";

export const canvas = { width: 1200, height: 630 } as const;

/** The column for a figure or cover at the right edge; `gap` is the space on both sides of its text. In pixels. */
const panel = { left: 816, width: canvas.width - 816, gap: 44 } as const;

const margin = 72;

/** The top of the title or the line above it. */
const titleTop = 190;

const logo =
  `<rect width="${mark.grid}" height="${mark.grid}" rx="${mark.corner}" fill="${color.spruceDeep}"/>` +
  `<path d="${mark.letter}" fill="${color.paper}"/><path d="${mark.tip}" fill="${color.maple}"/>`;

/** The content of a share image: its page's text and the site's name. */
export interface SharePicture extends Omit<ShareWords, "picture"> {
  brand: string;
  host: string;
  cover?: string | undefined;
}

/** Draws a share image. A palette would halve a PNG's size but is slow to draw, and no page shows it. */
export async function drawShareImage(picture: SharePicture): Promise<Buffer> {
  const { cover, figure } = picture;
  const hasColumn = cover !== undefined || figure !== undefined;
  const right = hasColumn ? panel.left - panel.gap : canvas.width - margin;
  const layers = await Promise.all(listTexts(picture, right - margin));
  if (cover !== undefined) layers.push(await drawCover(cover));
  const background = drawBackground(figure?.value, right);
  const image = sharp(Buffer.from(background)).composite(layers).removeAlpha();
  if (cover === undefined) return image.png({ compressionLevel: 2 }).toBuffer();
  return image.jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The picture in the column at the right edge. */
async function drawCover(file: string): Promise<OverlayOptions> {
  const size = { width: panel.width, height: canvas.height };
  const cover = sharp(file).autoOrient().resize(size);
  const input = await cover.flatten().png().toBuffer();
  return { input, left: panel.left, top: 0 };
}

/** @param width of the texts at the left, in pixels */
function listTexts(
  picture: SharePicture,
  width: number,
): Promise<OverlayOptions>[] {
  const { brand, host, kind, title, figure } = picture;
  const line = { left: margin, width, height: 40 };
  const brandLine = { ...line, left: margin + 84, top: 88, above: 0.5 };
  const column = {
    left: panel.left + panel.gap,
    width: panel.width - 2 * panel.gap,
  };
  const headingBox = kind
    ? { top: titleTop + 60, height: 272 }
    : { top: titleTop, height: 320 };
  const texts: [text: string | undefined, style: TextStyle][] = [
    [brand, { ...brandLine, sizes: [34], weight: "Bold", color: color.ink }],
    [kind, { ...line, top: titleTop, sizes: [26, 22], color: color.spruce }],
    [
      title,
      {
        ...line,
        ...headingBox,
        sizes: [76, 68, 60, 52],
        weight: "Bold",
        color: color.ink,
      },
    ],
    [host, { ...line, top: 570, sizes: [24], color: color.inkSoft }],
    [
      figure?.value,
      {
        ...column,
        top: 400,
        height: 150,
        above: 1,
        sizes: [128, 112, 96, 80, 64, 52],
        weight: "Ultra-Bold",
        color: color.white,
      },
    ],
    [
      figure?.label,
      { ...column, top: 424, height: 120, sizes: [30, 26], color: color.mint },
    ],
  ];
  return texts.flatMap(([text, style]) =>
    text ? [drawText(text, style)] : [],
  );
}

/** The web font as TrueType, since sharp can't draw text with WOFF2. Same glyphs, same license. */
const fontfile = resolve("src/gatsby/share-image/bricolage-grotesque.ttf");
/** The family name in that file; the comma keeps its last word from being parsed as a weight. */
const family = "Bricolage Grotesque 96pt ExtraBold,";

interface TextStyle {
  sizes: readonly number[];
  weight?: "Semi-Bold" | "Bold" | "Ultra-Bold";
  color: string;
  width: number;
  height: number;
  left: number;
  top: number;
  /** The share of its height above `top`: 1 for all. */
  above?: number;
}

/** Draws text in the largest size that fits, or else in the smallest, which may break words. */
async function drawText(
  text: string,
  style: TextStyle,
): Promise<OverlayOptions> {
  const { sizes, weight = "Semi-Bold", width, above = 0 } = style;
  const markup = `<span foreground="${style.color}" letter_spacing="-512">${escape(text)}</span>`;
  const [size = 0, ...smaller] = sizes;
  const font = `${family} ${weight} ${size}`;
  const wrap = smaller.length > 0 ? "word" : "word-char";
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile, dpi: 72, rgba: true, width, wrap },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const isLarge = info.height > style.height || info.width > width;
  if (isLarge && smaller.length > 0)
    return drawText(text, { ...style, sizes: smaller });
  const top = style.top - Math.round(info.height * above);
  return { input: data, left: style.left, top };
}

/** Not of the signs that the font has: ©, ® and ™. */
const emoji =
  / ?(?![©®™])(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F)/gu;

/** For Pango's markup, without emoji, which the font doesn't have. */
function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(emoji, "");
}

/** The background: ruled paper, and a dark column for a figure; a percentage change has two bars, before and after. */
function drawBackground(figure: string | undefined, right: number): string {
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
    (index === undefined
      ? ""
      : bar(194, 100 / index, color.lineOnDark) + bar(234, 1, color.gold))
  );
}
