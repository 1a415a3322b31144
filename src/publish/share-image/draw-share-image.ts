import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { RecentMap } from "../../content/markdown/recent-map";
import type { ShareWords } from "../../content/share-words";
import { color } from "../../theme/tokens";
import { canvas, drawGround, margin, panel, titleTop } from "./share-canvas";
import { resolve } from "node:path";

/** What a picture of a shared link shows: the words of its page, and whose page it is. */
export interface SharePicture extends Omit<ShareWords, "picture"> {
  brand: string;
  host: string;
  cover?: string | undefined;
}

/** The type of the file: a cover is painted, and words alone are flat. */
export function shareImageType({ cover }: Pick<SharePicture, "cover">): "jpg" | "png" {
  return cover === undefined ? "png" : "jpg";
}

/**
 * Draws the picture of a shared link in 1200 × 630 pixels; the same words and cover give the same bytes. A palette would make the PNG
 * half as large, and take three quarters of the time: no page shows it, so no visitor waits for it.
 */
export async function drawShareImage({ title, cover, ...words }: SharePicture): Promise<Buffer> {
  const frame: Frame = { ...words, hasCover: cover !== undefined };
  const ground = await frames.getOrMake(JSON.stringify(frame), () => drawFrame(frame));
  const heading = await drawText(title, {
    sizes: [76, 68, 60, 52],
    weight: "Bold",
    color: color.ink,
    width: widthOfWords(frame),
    height: frame.kind ? 272 : 320,
  });
  const layers = [place(heading, margin, titleTop + (frame.kind ? 60 : 0))];
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
  const { figure, hasCover } = frame;
  const texts = [...(await placeWords(frame)), ...(figure ? await placeFigure(figure) : [])];
  return sharp(
    Buffer.from(drawGround({ figure: figure?.value, hasColumn: hasCover || figure !== undefined })),
  )
    .composite(texts)
    .removeAlpha()
    .raw()
    .toBuffer();
}

function widthOfWords({ figure, hasCover }: Frame): number {
  return (figure || hasCover ? panel.left - panel.gap : canvas.width - margin) - margin;
}

async function placeWords(frame: Frame): Promise<OverlayOptions[]> {
  const { brand, host, kind } = frame;
  const small = { weight: "Semi-Bold", width: widthOfWords(frame), height: 40 } as const;
  const name = await drawText(brand, { ...small, weight: "Bold", sizes: [34], color: color.ink });
  const address = await drawText(host, { ...small, sizes: [24], color: color.inkSoft });
  const kicker = kind
    ? await drawText(kind, { ...small, sizes: [26, 22], color: color.spruce })
    : undefined;
  return [
    place(name, margin + 84, 88 - Math.round(name.height / 2)),
    ...(kicker ? [place(kicker, margin, titleTop)] : []),
    place(address, margin, 570),
  ];
}

async function placeFigure({
  value,
  label,
}: NonNullable<ShareWords["figure"]>): Promise<OverlayOptions[]> {
  const width = panel.width - 2 * panel.gap;
  const large = { weight: "Ultra-Bold", width, height: 150, color: color.white } as const;
  const number = await drawText(value, { ...large, sizes: [128, 112, 96, 80, 64, 52] });
  const words = await drawText(label, {
    sizes: [30, 26],
    weight: "Semi-Bold",
    color: color.mint,
    width,
    height: 120,
  });
  const left = panel.left + panel.gap;
  return [place(number, left, 400 - number.height), place(words, left, 424)];
}

function place({ pixels, width, height }: DrawnText, left: number, top: number): OverlayOptions {
  return { input: pixels, raw: { width, height, channels: 4 }, left, top };
}

/** The web font as a TrueType file: what draws text here reads no WOFF2. Same glyphs, same licence. */
const fontfile = resolve("src/publish/share-image/bricolage-grotesque.ttf");
/** The family's name inside that file; the comma keeps its last word from being read as a weight. */
const family = "Bricolage Grotesque 96pt ExtraBold,";

interface TextStyle {
  sizes: readonly number[];
  weight: "Semi-Bold" | "Bold" | "Ultra-Bold";
  color: string;
  width: number;
  height: number;
}

interface DrawnText {
  /** Four bytes a pixel: red, green, blue and how much of it covers what lies below. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** Draws text in the largest size at which it fits; in the smallest where it fits in none. */
async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const { sizes, weight, color, width, height } = style;
  const markup = `<span foreground="${color}" letter_spacing="-512">${escape(text)}</span>`;
  let drawn: DrawnText | undefined;
  for (const size of sizes) {
    const font = `${family} ${weight} ${size}`;
    const options = { text: markup, font, fontfile, dpi: 72, rgba: true, width } as const;
    const { data, info } = await sharp({ text: options })
      .raw()
      .toBuffer({ resolveWithObject: true });
    drawn = { pixels: data, width: info.width, height: info.height };
    if (info.height <= height && info.width <= width) break;
  }
  if (!drawn) throw new Error("drawText needs a size.");
  return drawn;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
