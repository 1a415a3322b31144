import { resolve } from "node:path";
import sharp from "sharp";

/** The web font as a TrueType file: what draws text here reads no WOFF2. Same glyphs, same licence. */
const fontfile = resolve("src/publish/share-image/bricolage-grotesque.ttf");
/** The family's name inside that file; the comma keeps its last word from being read as a weight. */
const family = "Bricolage Grotesque 96pt ExtraBold,";

export interface TextStyle {
  /** Pixels, largest first: the first size is taken at which the text fits. */
  sizes: readonly number[];
  weight: "Semi-Bold" | "Bold" | "Ultra-Bold";
  color: string;
  /** Pixels that the text may take. */
  width: number;
  height: number;
}

export interface DrawnText {
  /** Four bytes a pixel: red, green, blue and how much of it covers what lies below. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** Draws text in the largest size at which it fits; in the smallest where it fits in none. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
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
