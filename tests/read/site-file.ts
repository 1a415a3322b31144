import { statSync } from "node:fs";
import path from "node:path";
import { SITE_DIR } from "./settings";

/** Whether the built site has a file for this path, as a static host looks for it: `/about` is `about/index.html`. */
export function hasSiteFile(pathname: string): boolean {
  const file = path.join(SITE_DIR, decodeURIComponent(pathname));
  return isFile(file) || isFile(path.join(file, "index.html"));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
