import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import sharp from "sharp";
import { isRemote, remoteImagesFolder } from "./remote-address";
import { fetchRemoteImage } from "./remote-image";
import { checkDrawing } from "./check-drawing";
import { isWhole } from "./is-whole";
import { findNearestPicture } from "./nearest-picture";
import { checkFileSize, checkPictureFacts } from "./check-image-size";
import type { PictureFacts } from "./check-image-size";
import type { CheckContext } from "./check-context";
import type { Problem } from "../../problems/problem";
import { checkPictureName } from "./check-picture-name";

/** Stands in the EXIF data of the picture of a new draft, so that the check knows it among all pictures. */
export const starterMark = "northcart:placeholder";

const formats = [".jpg", ".jpeg", ".png", ".webp", ".avif"];
const besideThisFile = "put the file beside this one and write ./name.jpg";

/** An image file exists below `content/` or can be fetched, can be read and is wide enough to be shown sharp. */
export async function checkImage(
  src: string,
  minWidth: number,
  context: CheckContext,
): Promise<Problem[]> {
  if (isRemote(src)) return checkRemoteImage(src, minWidth, context);
  const misplaced = checkPlace(src, formats, context);
  if (misplaced.length > 0) return misplaced;
  return checkPicture(src, resolve(dirname(context.contentFile), src), minWidth, context);
}

/** A picture of another host is fetched once, and held to the same limits. */
async function checkRemoteImage(
  src: string,
  minWidth: number,
  context: CheckContext,
): Promise<Problem[]> {
  if (!src.startsWith("https://")) return find(`"${src}" is not encrypted`, "write https://");
  const kept = await fetchRemoteImage(
    src,
    resolve(context.index.contentDir, "..", remoteImagesFolder),
  );
  return typeof kept === "string" ? checkPicture(src, kept, minWidth, context) : [kept];
}

async function checkPicture(
  src: string,
  path: string,
  minWidth: number,
  { isDraft }: CheckContext,
): Promise<Problem[]> {
  // The size of the file comes first: an enormous one is not even opened.
  const { size, mtimeMs } = statSync(path);
  const tooHeavy = checkFileSize(src, size);
  if (tooHeavy.length > 0) return tooHeavy;
  const facts = await readFacts(path);
  if (!facts) return find(`"${src}" can't be read as a picture`, "export it again as JPEG or PNG");
  if (!isDraft && facts.exif?.includes(starterMark)) {
    return find(
      `"${src}" is the picture that a new draft begins with`,
      "put your own in its place",
    );
  }
  const wrong = checkPictureFacts(src, path, facts);
  if (wrong.length > 0) return wrong;
  if (!(await isWhole(path, facts.format, `${String(mtimeMs)} ${String(size)}`))) {
    return find(`"${src}" is cut short`, "copy the whole file again, or export it again");
  }
  const { width } = facts.autoOrient;
  if (width >= minWidth) return [];
  const turned = width === facts.width ? "" : " once it is turned as the camera was held";
  const hint = `use a file at least ${String(minWidth)} px wide`;
  return find(`"${src}" is ${String(width)} px wide${turned}`, hint);
}

/** A drawing exists below `content/`, and draws. */
export async function checkVectorImage(src: string, context: CheckContext): Promise<Problem[]> {
  const misplaced = checkPlace(src, [".svg"], context);
  if (misplaced.length > 0) return misplaced;
  return checkDrawing(src, resolve(dirname(context.contentFile), src));
}

function checkPlace(src: string, allowed: readonly string[], context: CheckContext): Problem[] {
  const { index, contentFile } = context;
  const path = resolve(dirname(contentFile), src);
  const advise = (remedy: string) => {
    const file = findNearestPicture(path, context, allowed);
    return file === undefined ? remedy : `did you mean "${file}"?`;
  };
  if (/^[a-z]+:/i.test(src)) return find(`"${src}" is not a file`, besideThisFile);
  if (relative(index.contentDir, path).startsWith("..")) {
    return find(`"${src}" lies outside content/`, advise(besideThisFile));
  }
  const misnamed = checkPictureName(src, path, allowed);
  if (misnamed.length > 0) return misnamed;
  if (!allowed.some((format) => path.endsWith(format))) {
    const hint = `use one of: ${allowed.join(", ")}`;
    return find(`"${src}" is not a picture that can stand here`, hint);
  }
  if (existsSync(path)) return [];
  return find(
    `"${src}" does not exist`,
    advise(`add the file ${join(basename(dirname(path)), basename(path))}`),
  );
}

function find(what: string, hint: string): Problem[] {
  return [{ what, hint }];
}

async function readFacts(path: string): Promise<PictureFacts | undefined> {
  try {
    return await sharp(path).metadata();
  } catch {
    return undefined;
  }
}
