import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import sharp from "sharp";
import type { ContentIndex } from "../content-index";
import { suggest } from "../suggest";
import type { Finding } from "./finding";

const formats = [".jpg", ".jpeg", ".png", ".webp", ".avif"];

/** An image file exists below `content/`, can be read and is wide enough to be shown sharp. */
export async function checkImage(
  src: string,
  minWidth: number,
  contentFile: string,
  index: ContentIndex,
): Promise<Finding[]> {
  const find = (problem: string, remedy: string): Finding[] => [{ problem, remedy }];
  const path = resolve(dirname(contentFile), src);
  if (relative(index.contentDir, path).startsWith("..")) {
    return find(`"${src}" lies outside content/`, "put the file beside this one and write ./name.jpg");
  }
  if (!formats.some((format) => path.endsWith(format))) {
    return find(`"${src}" is not a picture the site can optimize`, `use one of: ${formats.join(", ")}`);
  }
  if (!existsSync(path)) {
    return find(`"${src}" does not exist`, describeNeighbors(path));
  }
  const size = await sharp(path).metadata().catch(() => undefined);
  if (!size) return find(`"${src}" can't be read as a picture`, "export it again as JPEG or PNG");
  if (size.width < minWidth) {
    return find(
      `"${src}" is ${String(size.width)} px wide`,
      `use a file at least ${String(minWidth)} px wide`,
    );
  }
  return [];
}

function describeNeighbors(path: string): string {
  const folder = dirname(path);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => formats.some((format) => name.endsWith(format)))
    : [];
  const nearest = suggest(path.slice(folder.length + 1), files);
  return nearest === undefined
    ? `add the file ${join(folder.split("/").at(-1) ?? "", path.slice(folder.length + 1))}`
    : `did you mean "./${nearest}"?`;
}
