import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import { type Issue, createIssue } from "../../issues";

/** In the EXIF data of a new draft's picture, so that the check recognizes it. */
const starterMark = "northcart:placeholder";

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

export const tooLargeHint = "resize it to at most 2400 px wide and save it as JPEG at quality 80";
const exportAgain = "export it again as JPEG or PNG";

/** A picture must be complete, match its extension, and be neither too narrow nor too large; `src` is its name in messages. */
export async function checkPictureFile(
  src: string,
  path: string,
  { minWidth, isDraft }: { minWidth: number; isDraft: boolean },
): Promise<Issue[]> {
  const { size } = statSync(path);
  // Check the size first, so that huge files are not opened.
  if (size > maxMegabytes * 1e6) {
    const reason = `"${src}" has ${(size / 1e6).toFixed(1)} MB; the limit is ${String(maxMegabytes)} MB`;
    return [createIssue("picture-too-large", reason, tooLargeHint)];
  }
  const facts = await readFacts(path);
  const unreadable = (reason: string, hint: string) => [
    createIssue("unreadable-picture", `"${src}" ${reason}`, hint),
  ];
  if (!facts) return unreadable("can't be read as a picture", exportAgain);
  const { format, width, height, exif, autoOrient } = facts;
  const sample = `"${src}" is the sample picture of a new draft`;
  if (!isDraft && exif?.includes(starterMark))
    return [createIssue("draft-sample", sample, "replace it with your own")];
  if (Math.max(width, height) > maxPixels) {
    const reason = `"${src}" has ${String(width)} × ${String(height)} px; the limit is ${String(maxPixels)} px on each side`;
    return [createIssue("picture-too-large", reason, tooLargeHint)];
  }
  if (formatsByEnding[extname(path)] !== format) {
    const ending = endingOf(format);
    const name = src.slice(0, -extname(src).length);
    const hint = ending ? `rename it to ${name}${ending}` : exportAgain;
    const reason = `"${src}" has the wrong extension: it is ${format.toUpperCase()}`;
    return [createIssue("wrong-extension", reason, hint)];
  }
  const copyAgain = "copy the whole file again, or export it again";
  if (!(await isWhole(path, format))) return unreadable("is incomplete", copyAgain);
  if (autoOrient.width >= minWidth) return [];
  const reason = `"${src}" is ${String(autoOrient.width)} px wide${autoOrient.width === width ? "" : " after rotation"}`;
  const hint = `use a file at least ${String(minWidth)} px wide`;
  return [createIssue("picture-too-narrow", reason, hint)];
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
const refused: readonly [pattern: RegExp, reason: string, how: string][] = [
  [/<script\b/i, "contains a script", "without scripts"],
  [/\son[a-z]+\s*=\s*["']/i, "responds to clicks or other events", "without scripts"],
  [/(?:href|src)\s*=\s*["']\s*javascript:/i, "contains a script", "without scripts"],
  [
    /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i,
    "loads something from another server",
    "with its pictures and fonts embedded",
  ],
  [/<foreignObject\b|<iframe\b/i, "contains embedded HTML", "with shapes only"],
];

/** An SVG file must be a drawing without scripts or requests to other servers. */
export async function checkDrawing(src: string, path: string): Promise<Issue[]> {
  const text = readFileSync(path, "utf8").replace(/<!--[^]*?-->/g, "");
  const found = refused.find(([pattern]) => pattern.test(text));
  if (found) {
    const [, reason, how] = found;
    return [createIssue("unsafe-svg", `"${src}" ${reason}`, `export it again ${how}`)];
  }
  // A drawing without a size is valid.
  if (/<svg[\s>]/i.test(text) && (await readFacts(path))?.format === "svg") return [];
  const reason = `"${src}" is not a valid SVG`;
  return [createIssue("unreadable-picture", reason, "export it again as SVG")];
}
