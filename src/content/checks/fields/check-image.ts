import { existsSync, readdirSync, statSync } from "node:fs";
import {
  basename,
  dirname,
  extname,
  join,
  relative,
  resolve,
  sep,
} from "node:path";
import { type Issue, createIssue, suggest } from "../../issues";
import { checkDrawing } from "./check-drawing";
import {
  checkPictureFile,
  checkSize,
  formatsByEnding,
} from "./check-picture-file";
import { refuseHttp } from "./check-link";
import type { CheckContext } from "./content-index";
import { fetchRemoteImage, isRemote, remoteImagesFolder } from "./remote-image";

const nextToThisFile = "put the file next to this one and write ./name.jpg";

/** An image exists in `content/` or can be fetched, is readable, and is wide enough to look sharp. */
export async function checkImage(
  src: string,
  minWidth: number,
  context: CheckContext,
): Promise<Issue[]> {
  const { index, contentFile, isDraft } = context;
  if (!isRemote(src)) {
    const misplaced = checkPlace(src, Object.keys(formatsByEnding), context);
    const path = resolve(dirname(contentFile), src);
    if (misplaced.length === 0)
      return checkPictureFile(src, path, { minWidth, isDraft });
    return existsSync(path)
      ? [...misplaced, ...checkSize(src, statSync(path).size)]
      : misplaced;
  }
  if (!src.startsWith("https://")) return [refuseHttp(src)];
  // A remote picture is fetched once; the same limits apply.
  const kept = await fetchRemoteImage(
    src,
    resolve(index.contentDir, "..", remoteImagesFolder),
  );
  return typeof kept === "string"
    ? checkPictureFile(src, kept, { minWidth, isDraft })
    : [kept];
}

/** A drawing exists in `content/` and is a valid SVG. */
export async function checkVectorImage(
  src: string,
  context: CheckContext,
): Promise<Issue[]> {
  const misplaced = checkPlace(src, [".svg"], context);
  const path = resolve(dirname(context.contentFile), src);
  return misplaced.length > 0 ? misplaced : checkDrawing(src, path);
}

function checkPlace(
  src: string,
  allowed: readonly string[],
  context: CheckContext,
): Issue[] {
  const { index, contentFile, isBody } = context;
  const path = resolve(dirname(contentFile), src);
  const advise = (otherwise: string) => {
    const file = findNearestPicture(path, context, allowed);
    if (file === undefined) return otherwise;
    // Markdown reads a path with spaces as text.
    return `did you mean "${isBody === true ? encodeURI(file) : file}"?`;
  };

  if (/^[a-z]+:/i.test(src))
    return [
      createIssue("unsupported-file", `"${src}" is not a file`, nextToThisFile),
    ];
  if (src.includes("\\")) {
    const hint = `write ${src.replaceAll("\\", "/")}`;
    return [
      createIssue("unsupported-file", `"${src}" contains a backslash`, hint),
    ];
  }
  if (relative(index.contentDir, path).startsWith("..")) {
    const reason = `"${src}" is outside content/`;
    return [
      createIssue("file-outside-content", reason, advise(nextToThisFile)),
    ];
  }
  const parts = relative(index.contentDir, path).split(sep);
  if (parts.some((part) => unreadNames.test(part))) {
    const reason = `"${src}" has a name that the build leaves out`;
    return [
      createIssue("unsupported-file", reason, "rename the file or folder"),
    ];
  }
  // File names are case-sensitive on servers.
  if (!allowed.some((ending) => path.endsWith(ending))) {
    const reason = `"${src}" is not in a format for this field`;
    const ending = extname(src);
    const inLowercase = ending.toLowerCase();
    const otherFormat = allowed.includes(".svg")
      ? "ask for the logo as SVG, or trace it in a drawing program"
      : "export it as JPEG, and write its name with .jpg";
    const hint = allowed.includes(inLowercase)
      ? `rename it to ${src.replace(ending, inLowercase)}`
      : otherFormat;
    return [createIssue("unsupported-file", reason, hint)];
  }
  const name = basename(path);
  const names = listFileNames(dirname(path));
  if (names.includes(name)) return [];
  // Some systems store é as e and an accent, or ignore case.
  const fold = (each: string) => each.normalize("NFC").toLowerCase();
  const other = names.find((each) => fold(each) === fold(name));
  if (other !== undefined) {
    const reason = `"${src}" does not exist, but ${other} does`;
    const hint = `rename the file to ${name.normalize("NFC")}`;
    return [createIssue("missing-file", reason, hint)];
  }
  const hint = advise(`add the file ${join(basename(dirname(path)), name)}`);
  return [createIssue("missing-file", `"${src}" does not exist`, hint)];
}

/** No names for a path that no folder can have. */
function listFileNames(folder: string, recursive = false): string[] {
  try {
    return readdirSync(folder, { recursive, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  } catch {
    return [];
  }
}

/** Hidden names, and others that Gatsby ignores or reads as two: see `ignored` in gatsby-source-filesystem. */
const unreadNames = /^\.|^(?:node_modules|bower_components)$/;

/** The picture that the writer most likely meant, below the folder of the file. */
function findNearestPicture(
  path: string,
  { contentFile }: CheckContext,
  endings: readonly string[],
): string | undefined {
  const files = listFileNames(dirname(contentFile), true).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );
  const known = suggest(
    basename(path),
    files.map((file) => basename(file)),
  );
  const nearest = files.find((file) => basename(file) === known);
  return nearest && `./${nearest.split(sep).join("/")}`;
}

/** Default names from cameras, phones, and programs, names with a file extension, and words that screen readers say anyway. */
const noDescription =
  /^(?:an? )?(?:image|picture|graphic)(?: of|:)\s|^\S*\.(?:jpe?g|png|webp|avif|gif|svg|heic|tiff?)$|^(?:img|dsc[fn]?|pxl|dji|gopr|image|picture|photo|untitled)[ _(-]*\d[^a-z]*$|^(?:screen ?shot|whatsapp image)\b.*\d/i;

/** An alt text describes the picture; a file name does not. */
export function checkAlt(alt: string): Issue[] {
  if (!noDescription.test(alt.trim())) return [];
  const reason = `"${alt.trim()}" does not describe the picture`;
  const hint =
    'write what it shows, as you\'d describe it over the phone, not its file name, and without "Image of"';
  return [createIssue("file-name-as-alt", reason, hint)];
}
