import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import sharp from "sharp";
import { isRemote, remoteImagesFolder } from "./remote-address";
import { fetchRemoteImage } from "./remote-image";
import { starterMark } from "./starter-mark";
import { suggest } from "../../problems/suggest";
import { checkFileSize, checkPictureFacts } from "./check-image-size";
import type { PictureFacts } from "./check-image-size";
import type { CheckContext } from "./check-context";
import type { Problem } from "../../problems/problem";
import { checkPictureName } from "./check-picture-name";

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
  const tooHeavy = checkFileSize(src, statSync(path).size);
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
  if (wrong.length > 0 || facts.width >= minWidth) return wrong;
  const hint = `use a file at least ${String(minWidth)} px wide`;
  return find(`"${src}" is ${String(facts.width)} px wide`, hint);
}

/** A drawing exists below `content/`. */
export function checkVectorImage(src: string, context: CheckContext): Problem[] {
  return checkPlace(src, [".svg"], context);
}

function checkPlace(
  src: string,
  allowed: readonly string[],
  { index, contentFile }: CheckContext,
): Problem[] {
  const path = resolve(dirname(contentFile), src);
  if (/^[a-z]+:/i.test(src)) return find(`"${src}" is not a file`, besideThisFile);
  if (relative(index.contentDir, path).startsWith("..")) {
    return find(`"${src}" lies outside content/`, besideThisFile);
  }
  const misnamed = checkPictureName(src, path, allowed);
  if (misnamed.length > 0) return misnamed;
  if (!allowed.some((format) => path.endsWith(format))) {
    const hint = `use one of: ${allowed.join(", ")}`;
    return find(`"${src}" is not a picture that can stand here`, hint);
  }
  if (existsSync(path)) return [];
  return find(`"${src}" does not exist`, describeNeighbors(src, path, allowed));
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

function describeNeighbors(src: string, path: string, allowed: readonly string[]): string {
  const folder = dirname(path);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => allowed.some((format) => name.endsWith(format)))
    : [];
  const nearest = suggest(basename(path), files);
  if (nearest !== undefined) return `did you mean "${src.replace(basename(path), nearest)}"?`;
  return `add the file ${join(basename(folder), basename(path))}`;
}
