import { readFile } from "node:fs/promises";
import path from "node:path";
import { compressWithBrotli } from "../serve/served-folder";
import { SITE_DIR } from "./settings";

/** Bytes of a file of the site after brotli, as the host sends it. */
export async function readCompressedSize(pathname: string): Promise<number> {
  return (await compressWithBrotli(await readFile(path.join(SITE_DIR, pathname)))).length;
}
