import { extname } from "node:path";
import type { Metadata } from "sharp";
import type { Problem } from "../../problems/problem";

/** What sharp reads of a picture without decoding it: its format and its sides in pixels. */
export type PictureFacts = Pick<Metadata, "format" | "width" | "height" | "exif" | "autoOrient">;

/** The longest side of a picture file, in pixels. */
export const mostPixels = 6000;

/** The largest picture file, in megabytes of a million bytes. */
export const mostMegabytes = 8;

/** What each ending promises, in the words of sharp, which looks at the first bytes of a file. */
export const formatsByEnding: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
};

export const howToResize = "resize it to at most 2400 px wide and save it as JPEG at quality 80";

/** A picture's file is no larger than `mostMegabytes`; `size` in bytes. */
export function checkFileSize(src: string, size: number): Problem[] {
  const megabytes = size / 1e6;
  if (megabytes <= mostMegabytes) return [];
  const what = `"${src}" has ${megabytes.toFixed(1)} MB, and ${String(mostMegabytes)} are allowed`;
  return [{ what, hint: howToResize }];
}

/** A picture is what its ending says, and no larger than a build can read without a long wait. */
export function checkPictureFacts(
  src: string,
  path: string,
  { format, width, height }: PictureFacts,
): Problem[] {
  const sides = `${String(width)} × ${String(height)} px`;
  if (Math.max(width, height) > mostPixels) {
    const what = `"${src}" has ${sides}, and ${String(mostPixels)} on a side are allowed`;
    return [{ what, hint: howToResize }];
  }
  const promised = formatsByEnding[extname(path)];
  if (promised === undefined || promised === format) return [];
  const [ending = `.${format}`] =
    Object.entries(formatsByEnding).find(([, known]) => known === format) ?? [];
  const what = `"${src}" is not what its name says: it is ${format.toUpperCase()}`;
  return [{ what, hint: explainFormat(src, ending) }];
}

function explainFormat(src: string, ending: string): string {
  const name = src.slice(0, -extname(src).length);
  const canStand = ending in formatsByEnding;
  return canStand ? `rename it to ${name}${ending}` : "export it again as JPEG or PNG";
}
