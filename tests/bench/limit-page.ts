import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { compressFiles } from "../../src/hosting/compress-files";
import { CONTENT_DIR } from "../read/settings";

export interface Size {
  width: number;
  height: number;
}

/** For a home page without pictures: a full-width 16:9 hero on a phone. Pixels. */
const USUAL_HERO: Size = { width: 1080, height: 608 };

/**
 * Writes the hand-made page, its one picture and the icon into a temporary folder. Browsers fetch the icon unasked after the load
 * event; from a server on the same machine that is before the first paint, and Lighthouse counts it, so both pages need one.
 * @param size of the home page's largest picture, as a phone gets it.
 */
export async function makeLimitPage(
  size: Size = USUAL_HERO,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "limit-page-"));
  const html = readFileSync(path.join("tests", "bench", "limit.html"), "utf8");
  writeFileSync(
    path.join(folder, "index.html"),
    html.replace("{{width}}", String(size.width)).replace("{{height}}", String(size.height)),
  );
  await compressFiles([path.join(folder, "index.html")]);
  copyFileSync(path.join("static", "favicon.ico"), path.join(folder, "favicon.ico"));
  await sharp(findPicture()).resize(size).avif().toFile(path.join(folder, "hero.avif"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The first cover of the blog: a picture of the kind that the site shows. */
function findPicture(): string {
  const blog = path.join(CONTENT_DIR, "blog");
  const pictures = readdirSync(blog, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(jpe?g|png)$/.test(file),
  );
  const [first] = pictures.sort();
  if (!first)
    throw new Error(`There is no picture in ${blog} to make the hand-written page's from.`);
  return path.join(blog, first);
}
