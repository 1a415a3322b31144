import { statSync } from "node:fs";
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

export const tooLargeHint =
  "resize it to at most 2400 px wide and save it as JPEG at quality 80";
const exportAgain = "export it again as JPEG or PNG";

/** A picture must be complete, match its extension, and be neither too small nor too large; `src` is its name in messages. */
export async function checkPictureFile(
  src: string,
  path: string,
  { minWidth, isDraft }: { minWidth: number; isDraft: boolean },
): Promise<Issue[]> {
  const { size, mtimeMs } = statSync(path);
  // Huge files are not opened.
  const tooLarge = checkSize(src, size);
  if (tooLarge.length > 0) return tooLarge;
  const stamp = [path, size, mtimeMs].join(" ");
  const request = knownPictures.get(stamp) ?? readPicture(path);
  knownPictures.set(stamp, request);
  const picture = await request;
  const unreadable = (reason: string, hint: string) => [
    createIssue("unreadable-picture", `"${src}" ${reason}`, hint),
  ];
  if (!picture) return unreadable("can't be read as a picture", exportAgain);
  const { format, width, height, autoOrient, isSample, isWhole } = picture;
  const sample = `"${src}" is the sample picture of a new draft`;
  if (!isDraft && isSample)
    return [createIssue("draft-sample", sample, "replace it with your own")];
  if (Math.max(width, height) > maxPixels) {
    const reason = `"${src}" has ${width} × ${height} px; the limit is ${maxPixels} px on each side`;
    return [createIssue("picture-too-large", reason, tooLargeHint)];
  }
  if (formatsByEnding[extname(path)] !== format) {
    const ending = endingOf(format);
    const name = src.slice(0, -extname(src).length);
    const hint = ending ? `rename it to ${name}${ending}` : exportAgain;
    const reason = `"${src}" has the wrong extension: it is ${format.toUpperCase()}`;
    return [createIssue("wrong-extension", reason, hint)];
  }
  // For example an AVIF with more than 8 bits a color.
  if (!isWhole)
    return unreadable("is incomplete or can't be decoded", exportAgain);
  const minHeight = minWidth / 4;
  if (autoOrient.width >= minWidth && autoOrient.height >= minHeight) return [];
  const reason = `"${src}" has ${autoOrient.width} × ${autoOrient.height} px`;
  const hint = `use a file at least ${minWidth} px wide and ${minHeight} px high`;
  return [createIssue("picture-too-narrow", reason, hint)];
}

/** Refuses a picture with too many bytes. */
export function checkSize(src: string, size: number): Issue[] {
  if (size <= maxMegabytes * 1e6) return [];
  const reason = `"${src}" has ${(size / 1e6).toFixed(1)} MB; the limit is ${maxMegabytes} MB`;
  return [createIssue("picture-too-large", reason, tooLargeHint)];
}

/** Pictures by path, size and time, because the check runs at every save. */
const knownPictures = new Map<string, ReturnType<typeof readPicture>>();

async function readPicture(path: string) {
  const facts = await readFacts(path);
  if (!facts) return undefined;
  const isSample = facts.exif?.includes(starterMark) === true;
  // As strictly as the build, in which gatsby-plugin-sharp stops at a warning.
  const decoded = sharp(path, { failOn: "warning" }).raw();
  const bytes = await decoded.toBuffer().catch(() => undefined);
  return { ...facts, isSample, isWhole: bytes !== undefined };
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
export function endingOf(format?: string): string | undefined {
  return Object.entries(formatsByEnding).find(
    ([, known]) => known === format,
  )?.[0];
}
