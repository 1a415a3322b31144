import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { parseFragment, readAttribute, isElement } from "../html/html-tree";

export type FeedPicture = NonNullable<Awaited<ReturnType<typeof readFeedPicture>>>;

/** Reads the picture that a page loads first; undefined if it starts without one. */
export async function readFeedPicture(main: string, publicDir: string) {
  const [written = ""] = /<img\b[^>]* fetchpriority="high"[^>]*>/i.exec(main) ?? [];
  const [image] = parseFragment(written).filter(isElement);
  if (!image) return undefined;
  const [src, alt] = [readAttribute(image, "src"), readAttribute(image, "alt")];
  const file = join(publicDir, decodeURI(src));
  const [{ size: bytes }, { format, width, height }] = await Promise.all([
    stat(file),
    sharp(file).metadata(),
  ]);
  return { src, alt, type: `image/${format}`, bytes, width, height };
}
