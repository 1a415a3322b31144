import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import type { ShareWords } from "../../content/share-words";
import { color } from "../../theme/tokens";
import { drawText } from "./draw-text";
import type { DrawnText } from "./draw-text";
import type { SharePicture } from "./draw-share-image";
import { canvas, drawGround, margin, panel, titleTop } from "./share-canvas";

/** All of a picture but its title and cover: the same for every post of a category. */
export interface Frame extends Omit<SharePicture, "title" | "cover"> {
  hasCover: boolean;
}

/** The pixels of a frame, three bytes each. */
export async function drawFrame(frame: Frame): Promise<Buffer> {
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

/** How wide its words may be. */
export function widthOfWords({ figure, hasCover }: Frame): number {
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
