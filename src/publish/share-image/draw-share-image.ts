import sharp from "sharp";
import { RecentMap } from "../../content/markdown/recent-map";
import type { ShareWords } from "../../content/share-words";
import { color } from "../../theme/tokens";
import { drawFrame, widthOfWords } from "./draw-frame";
import type { Frame } from "./draw-frame";
import { drawText } from "./draw-text";
import type { DrawnText } from "./draw-text";
import { canvas, margin, panel, titleTop } from "./share-canvas";

/** What a picture of a shared link shows: the words of its page, and whose page it is. */
export interface SharePicture extends Omit<ShareWords, "picture"> {
  brand: string;
  /** The name of the site's host. */
  host: string;
  /** The file of the page's own picture. */
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
  const pixels = layOver(ground, heading, { left: margin, top: titleTop + (frame.kind ? 60 : 0) });
  if (cover !== undefined) await layCover(pixels, cover);
  const image = sharp(pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } });
  const file = cover === undefined ? image.png({ compressionLevel: 2 }) : image.jpeg(jpeg);
  return file.toBuffer();
}

const jpeg = { quality: 82, chromaSubsampling: "4:4:4" };

/** Lays the middle of a cover over the column at the right edge, from top to bottom. */
async function layCover(pixels: Buffer, file: string): Promise<void> {
  const { left, width } = panel;
  const cover = sharp(file).resize(width, canvas.height).flatten().toColorspace("srgb");
  const part = await cover.raw().toBuffer();
  for (let y = 0; y < canvas.height; y += 1) {
    part.copy(pixels, (y * canvas.width + left) * 3, y * width * 3, (y + 1) * width * 3);
  }
}

/** The pixels of a frame with text over them. sharp would work through the whole picture for it, which takes as long as the file. */
function layOver(
  ground: Buffer,
  { pixels, width, height }: DrawnText,
  { left, top }: { left: number; top: number },
): Buffer {
  const result = Buffer.from(ground);
  for (let from = 0; from < width * height * 4; from += 4) {
    const cover = (pixels[from + 3] ?? 0) / 255;
    if (cover === 0) continue;
    const at = from / 4;
    const to = ((top + Math.floor(at / width)) * canvas.width + left + (at % width)) * 3;
    for (const part of [0, 1, 2]) {
      const below = ground[to + part] ?? 0;
      result[to + part] = Math.round(below + ((pixels[from + part] ?? 0) - below) * cover);
    }
  }
  return result;
}

const frames = new RecentMap<string, Promise<Buffer>>(12);
