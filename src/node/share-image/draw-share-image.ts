import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import type { ShareWords } from "../../content-model/share-source";
import { color } from "../../theme/tokens";
import { drawText } from "./draw-text";
import { canvas, drawGround, margin, panel } from "./share-canvas";

/** What a picture of a shared link shows: the words of its page, and whose page it is. */
export interface SharePicture extends ShareWords {
  brand: string;
  /** The name of the site's host. */
  host: string;
}

/** Draws the picture of a shared link as a PNG of 1200 × 630 pixels; the same words give the same bytes. */
export async function drawShareImage(picture: SharePicture): Promise<Buffer> {
  const { figure } = picture;
  const ground = sharp(Buffer.from(drawGround(figure?.value)));
  const texts = [...(await placeWords(picture)), ...(figure ? await placeFigure(figure) : [])];
  return ground
    .composite(texts)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

async function placeWords({ brand, host, kind, title, figure }: SharePicture) {
  const width = (figure ? panel.left - panel.gap : canvas.width - margin) - margin;
  const small = { weight: "Semi-Bold", width, height: 40 } as const;
  const name = await drawText(brand, { ...small, weight: "Bold", sizes: [34], color: color.ink });
  const address = await drawText(host, { ...small, sizes: [24], color: color.inkSoft });
  const kicker = kind
    ? await drawText(kind, { ...small, sizes: [26, 22], color: color.spruce })
    : undefined;
  const heading = await drawText(title, {
    sizes: [76, 68, 60, 52],
    weight: "Bold",
    color: color.ink,
    width,
    height: kicker ? 272 : 320,
  });
  const top = 190;
  return [
    { input: name.input, left: margin + 84, top: 88 - Math.round(name.height / 2) },
    ...(kicker ? [{ input: kicker.input, left: margin, top }] : []),
    { input: heading.input, left: margin, top: kicker ? top + 60 : top },
    { input: address.input, left: margin, top: 570 },
  ] satisfies OverlayOptions[];
}

async function placeFigure({ value, label }: NonNullable<ShareWords["figure"]>) {
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
  return [
    { input: number.input, left, top: 400 - number.height },
    { input: words.input, left, top: 424 },
  ] satisfies OverlayOptions[];
}
