import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFiles } from "../../lib/files/write-files";
import { type SharePicture, drawShareImage } from "./draw-share-image";

export { canvas as shareImageSize } from "./draw-share-image";

/** Increase it with every change of the design: file names only depend on the content. */
const edition = 4;

/** Draws a share image unless an earlier build did, and returns its URL path. */
export async function publishShareImage(
  picture: SharePicture,
): Promise<string> {
  const { cover, ...texts } = picture;
  const hash = createHash("sha256").update(JSON.stringify([edition, texts]));
  // Hash the bytes, since paths differ between machines.
  if (cover !== undefined) hash.update(await readFile(cover));
  // Covers are painted and become JPEG; text alone becomes PNG.
  const path = `/static/share/${hash.digest("hex").slice(0, 8)}.${cover === undefined ? "png" : "jpg"}`;
  if (!existsSync(join("public", path)))
    await writeFiles("public", { [path]: await drawShareImage(picture) });
  return path;
}
