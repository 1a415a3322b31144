import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type SharePicture, drawShareImage, shareImageType } from "./draw-share-image";

export { canvas as shareImageSize } from "./share-canvas";

/** To be raised with every change of the drawing: pictures are named by what they say and show, not by how they look. */
const edition = 4;

/** Draws a picture unless an earlier build has, and gives its address on the site. */
export async function publishShareImage(picture: SharePicture): Promise<string> {
  const { cover, ...words } = picture;
  const hash = createHash("sha256").update(JSON.stringify([edition, words]));
  // By what it shows: where it lies is another place on every machine.
  if (cover !== undefined) hash.update(await readFile(cover));
  const path = `/static/share/${hash.digest("hex").slice(0, 8)}.${shareImageType(picture)}`;
  const file = join("public", path);
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await drawShareImage(picture));
  }
  return path;
}
