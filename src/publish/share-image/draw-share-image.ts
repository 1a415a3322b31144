import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { RecentMap } from "../../content/markdown/recent-map";
import type { ShareWords } from "../../content/content-type";
import { color } from "../../theme/tokens";
import { canvas, drawGround, margin, panel, titleTop } from "./share-canvas";
import { resolve } from "node:path";

/** What a picture of a shared link shows: the words of its page, and whose page it is. */
export interface SharePicture extends Omit<ShareWords, "picture"> {
  brand: string;
  host: string;
  cover?: string | undefined;
}

/** A cover is painted, and words alone are flat. */
export function shareImageType({ cover }: Pick<SharePicture, "cover">): "jpg" | "png" {
  return cover === undefined ? "png" : "jpg";
}

/** Draws the picture of a shared link. A PNG with a palette would be half as large and slow to draw, and no page shows it. */
export async function drawShareImage({ title, cover, ...words }: SharePicture): Promise<Buffer> {
  const frame: Frame = { ...words, hasCover: cover !== undefined };
  const ground = await frames.getOrMake(JSON.stringify(frame), () => drawFrame(frame));
  const heading = await drawText(title, {
    ...(frame.kind ? { height: 272, top: titleTop + 60 } : { height: 320, top: titleTop }),
    ...{ sizes: [76, 68, 60, 52], weight: "Bold", color: color.ink },
    ...{ left: margin, width: widthOfWords(frame) },
  });
  const layers = [heading];
  if (cover !== undefined) {
    const size = { width: panel.width, height: canvas.height };
    const column = sharp(cover).resize(size).flatten().toColorspace("srgb");
    const raw = { ...size, channels: 3 } as const;
    layers.push({ input: await column.raw().toBuffer(), raw, left: panel.left, top: 0 });
  }
  const image = sharp(ground, { raw: { ...canvas, channels: 3 } }).composite(layers);
  return (cover === undefined ? image.png({ compressionLevel: 2 }) : image.jpeg(jpeg)).toBuffer();
}

const jpeg = { quality: 82, chromaSubsampling: "4:4:4" };
const frames = new RecentMap<string, Promise<Buffer>>(12);

/** All of a picture but its title and cover: the same for every post of a category. */
interface Frame extends Omit<SharePicture, "title" | "cover"> {
  hasCover: boolean;
}

async function drawFrame(frame: Frame): Promise<Buffer> {
  const { brand, host, kind, figure, hasCover } = frame;
  const line = { left: margin, width: widthOfWords(frame), height: 40 };
  const column = { left: panel.left + panel.gap, width: panel.width - 2 * panel.gap };
  const sizes = [128, 112, 96, 80, 64, 52];
  const texts: [text: string | undefined, style: TextStyle][] = [
    [
      brand,
      {
        ...{ ...line, left: margin + 84, top: 88, above: 0.5 },
        ...{ sizes: [34], weight: "Bold", color: color.ink },
      },
    ],
    [kind, { ...line, top: titleTop, sizes: [26, 22], color: color.spruce }],
    [host, { ...line, top: 570, sizes: [24], color: color.inkSoft }],
    [
      figure?.value,
      {
        ...{ ...column, height: 150, top: 400, above: 1 },
        ...{ sizes, weight: "Ultra-Bold", color: color.white },
      },
    ],
    [figure?.label, { ...column, height: 120, top: 424, sizes: [30, 26], color: color.mint }],
  ];
  const layers = texts.flatMap(([text, style]) => (text ? [drawText(text, style)] : []));
  const ground = drawGround(figure?.value, hasCover || figure !== undefined);
  return sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .removeAlpha()
    .raw()
    .toBuffer();
}

function widthOfWords({ figure, hasCover }: Frame): number {
  return (figure || hasCover ? panel.left - panel.gap : canvas.width - margin) - margin;
}

/** The web font as a TrueType file: what draws text here reads no WOFF2. Same glyphs, same licence. */
const fontfile = resolve("src/publish/share-image/bricolage-grotesque.ttf");
/** The family's name inside that file; the comma keeps its last word from being read as a weight. */
const family = "Bricolage Grotesque 96pt ExtraBold,";

interface TextStyle {
  sizes: readonly number[];
  weight?: "Semi-Bold" | "Bold" | "Ultra-Bold";
  color: string;
  width: number;
  height: number;
  left: number;
  top: number;
  /** How much of its height stands above `top`: 1 for all. */
  above?: number;
}

/** Text in the largest size at which it fits; in the smallest where it fits in none. */
async function drawText(text: string, style: TextStyle): Promise<OverlayOptions> {
  const { sizes, weight = "Semi-Bold", color, width, height, left, top, above = 0 } = style;
  const markup = `<span foreground="${color}" letter_spacing="-512">${escape(text)}</span>`;
  for (const size of sizes) {
    const font = `${family} ${weight} ${size}`;
    const options = { text: markup, font, fontfile, dpi: 72, rgba: true, width } as const;
    const { data, info } = await sharp({ text: options })
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (size !== sizes.at(-1) && (info.height > height || info.width > width)) continue;
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    return { input: data, raw, left, top: top - Math.round(info.height * above) };
  }
  throw new Error("drawText needs a size.");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
