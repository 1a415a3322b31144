import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { SITE_DIR } from "./settings";

export function readSiteFile(pathname: string): string {
  return readFileSync(path.join(SITE_DIR, pathname), "utf8");
}

/** Whether the built site has a file for this path, resolved like a static host: `/about` is `about/index.html`. */
export function hasSiteFile(pathname: string): boolean {
  const file = path.join(SITE_DIR, decodeURIComponent(pathname));
  return isFile(file) || isFile(path.join(file, "index.html"));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
