import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { RecentMap } from "../../content/markdown/recent-map";
import type { ShareWords } from "../../content/share-words";
import { color } from "../../theme/tokens";
import { drawText } from "./draw-text";
import type { DrawnText } from "./draw-text";
import { canvas, drawGround, margin, panel } from "./share-canvas";

/** What a picture of a shared link shows: the words of its page, and whose page it is. */
export interface SharePicture extends ShareWords {
  brand: string;
  /** The name of the site's host. */
  host: string;
}

/** All of a picture but its title: the same for every post of a category. */
type Frame = Omit<SharePicture, "title">;

const titleTop = 190;

/**
 * Draws the picture of a shared link as a PNG of 1200 × 630 pixels; the same words give the same bytes. A palette would make the file
 * half as large, and take three quarters of the time: no page shows it, so no visitor waits for it.
 */
export async function drawShareImage({ title, ...frame }: SharePicture): Promise<Buffer> {
  const ground = await frames.getOrMake(JSON.stringify(frame), () => drawFrame(frame));
  const heading = await drawText(title, {
    sizes: [76, 68, 60, 52],
    weight: "Bold",
    color: color.ink,
    width: widthOfWords(frame),
    height: frame.kind ? 272 : 320,
  });
  const pixels = layOver(ground, heading, { left: margin, top: titleTop + (frame.kind ? 60 : 0) });
  return sharp(pixels, { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
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

/** The pixels of a frame, three bytes each. */
async function drawFrame(frame: Frame): Promise<Buffer> {
  const { figure } = frame;
  const texts = [...(await placeWords(frame)), ...(figure ? await placeFigure(figure) : [])];
  return sharp(Buffer.from(drawGround(figure?.value)))
    .composite(texts)
    .removeAlpha()
    .raw()
    .toBuffer();
}

function widthOfWords({ figure }: Frame): number {
  return (figure ? panel.left - panel.gap : canvas.width - margin) - margin;
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
