import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import type { Issue } from "../../issues/issue";

/** In the EXIF data of a new draft's picture, so that the check recognizes it. */
const starterMark = "northcart:placeholder";

/** Maximum width and height of a picture, in pixels. */
const maxPixels = 6000;

/** Maximum size of a picture file, in megabytes (10⁶ bytes). */
export const maxMegabytes = 8;

/** The formats of file extensions, as named by sharp, which reads the first bytes of a file. */
export const formatsByEnding: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".avif": "heif",
};

export const howToResize = "resize it to at most 2400 px wide and save it as JPEG at quality 80";

/** A picture must be complete, match its extension, and be neither too narrow nor too large; `src` is its name in messages. */
export async function checkPictureFile(
  src: string,
  path: string,
  { minWidth, isDraft }: { minWidth: number; isDraft: boolean },
): Promise<Issue[]> {
  const find = (message: string, hint: string): Issue[] => [{ message: `"${src}" ${message}`, hint }];
  const { size } = statSync(path);
  // Check the size first, so that huge files are not opened.
  if (size > maxMegabytes * 1e6) {
    const megabytes = (size / 1e6).toFixed(1);
    return find(`has ${megabytes} MB, and ${String(maxMegabytes)} are allowed`, howToResize);
  }
  const facts = await readFacts(path);
  if (!facts) return find("can't be read as a picture", "export it again as JPEG or PNG");
  const { format, width, height, exif, autoOrient } = facts;
  if (!isDraft && exif?.includes(starterMark)) {
    return find("is the picture that a new draft begins with", "put your own in its place");
  }
  if (Math.max(width, height) > maxPixels) {
    const sides = `${String(width)} × ${String(height)} px`;
    return find(`has ${sides}, and ${String(maxPixels)} on a side are allowed`, howToResize);
  }
  if (formatsByEnding[extname(path)] !== format) {
    const ending = endingOf(format);
    const name = src.slice(0, -extname(src).length);
    const hint = ending ? `rename it to ${name}${ending}` : "export it again as JPEG or PNG";
    return find(`is not what its name says: it is ${format.toUpperCase()}`, hint);
  }
  if (!(await isWhole(path, format))) {
    return find("is cut short", "copy the whole file again, or export it again");
  }
  if (autoOrient.width >= minWidth) return [];
  const turned = autoOrient.width === width ? "" : " once it is turned as the camera was held";
  const hint = `use a file at least ${String(minWidth)} px wide`;
  return find(`is ${String(autoOrient.width)} px wide${turned}`, hint);
}

/** A picture's metadata, read without decoding it; `undefined` if the file is not a picture. */
export async function readFacts(picture: string | Buffer) {
  try {
    return await sharp(picture).metadata();
  } catch {
    return undefined;
  }
}

/** The extension for a format; `undefined` if the site does not support it. */
export function endingOf(format: string): string | undefined {
  return Object.entries(formatsByEnding).find(([, known]) => known === format)?.[0];
}

/** The last bytes of a complete file. */
const ends: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND\xaeB`\x82", "latin1"),
};

/** Checks the last bytes first: decoding takes a hundred times as long. */
async function isWhole(path: string, format: string): Promise<boolean> {
  const end = ends[format];
  if (end && readFileSync(path).subarray(-end.length).equals(end)) return true;
  const picture = sharp(path, { failOn: "truncated" }).resize(16).raw();
  return (await picture.toBuffer().catch(() => undefined)) !== undefined;
}

/** Patterns that SVG files must not contain, since they are served unchanged, and how to export without them. */
const refused: readonly [pattern: RegExp, message: string, how: string][] = [
  [/<script\b/i, "holds a script", "without scripts"],
  [/\son[a-z]+\s*=\s*["']/i, "answers to clicks or other events", "without scripts"],
  [/(?:href|src)\s*=\s*["']\s*javascript:/i, "holds a script", "without scripts"],
  [
    /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i,
    "fetches something from another address",
    "with its pictures and fonts inside",
  ],
  [/<foreignObject\b|<iframe\b/i, "holds a piece of a web page", "with shapes alone"],
];

/** An SVG file must be a drawing without scripts or requests to other servers. */
export async function checkDrawing(src: string, path: string): Promise<Issue[]> {
  const text = readFileSync(path, "utf8").replace(/<!--[^]*?-->/g, "");
  const found = refused.find(([pattern]) => pattern.test(text));
  if (found) return [{ message: `"${src}" ${found[1]}`, hint: `export it again ${found[2]}` }];
  // A drawing without a size is valid.
  if (/<svg[\s>]/i.test(text) && (await readFacts(path))?.format === "svg") return [];
  return [{ message: `"${src}" is no drawing`, hint: "export it again as SVG" }];
}
