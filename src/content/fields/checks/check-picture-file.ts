import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import type { Problem } from "../../problems/problem";

/** In the EXIF data of the picture of a new draft, so that the check knows it among all pictures. */
const starterMark = "northcart:placeholder";

/** The longest side of a picture file, in pixels. */
const mostPixels = 6000;

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

/** A picture is whole, is what its ending says, and is neither too narrow nor too large; `src` names it. */
export async function checkPictureFile(
  src: string,
  path: string,
  { minWidth, isDraft }: { minWidth: number; isDraft: boolean },
): Promise<Problem[]> {
  const find = (what: string, hint: string): Problem[] => [{ what: `"${src}" ${what}`, hint }];
  const { size } = statSync(path);
  // The size comes first: an enormous file is not even opened.
  if (size > mostMegabytes * 1e6) {
    const megabytes = (size / 1e6).toFixed(1);
    return find(`has ${megabytes} MB, and ${String(mostMegabytes)} are allowed`, howToResize);
  }
  const facts = await readFacts(path);
  if (!facts) return find("can't be read as a picture", "export it again as JPEG or PNG");
  const { format, width, height, exif, autoOrient } = facts;
  if (!isDraft && exif?.includes(starterMark)) {
    return find("is the picture that a new draft begins with", "put your own in its place");
  }
  if (Math.max(width, height) > mostPixels) {
    const sides = `${String(width)} × ${String(height)} px`;
    return find(`has ${sides}, and ${String(mostPixels)} on a side are allowed`, howToResize);
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

/** What sharp reads of a picture without decoding it; `undefined` for what is no picture. */
export async function readFacts(picture: string | Buffer) {
  try {
    return await sharp(picture).metadata();
  } catch {
    return undefined;
  }
}

/** The ending of a picture's file; `undefined` for a format that the site does not take. */
export function endingOf(format: string): string | undefined {
  return Object.entries(formatsByEnding).find(([, known]) => known === format)?.[0];
}

/** What the last bytes of a whole file hold: where they do, nothing of the picture is missing. */
const ends: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from("IEND\xaeB`\x82", "latin1"),
};

/** Decoding takes a hundred times as long as reading the end: it is done where the end says nothing. */
async function isWhole(path: string, format: string): Promise<boolean> {
  const end = ends[format];
  if (end && readFileSync(path).subarray(-end.length).equals(end)) return true;
  const picture = sharp(path, { failOn: "truncated" }).resize(16).raw();
  return (await picture.toBuffer().catch(() => undefined)) !== undefined;
}

/** What a drawing must not hold, since it is served as it is, and how to export it instead. */
const refused: readonly [pattern: RegExp, what: string, how: string][] = [
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

/** An SVG file is a drawing, and nothing that acts or calls other servers. */
export async function checkDrawing(src: string, path: string): Promise<Problem[]> {
  // A comment says nothing to a browser.
  const text = readFileSync(path, "utf8").replace(/<!--[^]*?-->/g, "");
  const found = refused.find(([pattern]) => pattern.test(text));
  if (found) return [{ what: `"${src}" ${found[1]}`, hint: `export it again ${found[2]}` }];
  // A file without a size is a drawing too, though it has no pixels to count.
  if (/<svg[\s>]/i.test(text) && (await readFacts(path))?.format === "svg") return [];
  return [{ what: `"${src}" is no drawing`, hint: "export it again as SVG" }];
}
