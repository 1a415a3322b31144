// A build from the cache of another folder would silently omit pages (https://github.com/gatsbyjs/gatsby/issues/31128).
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const marker = ".cache/built-in-folder.txt";

export function removeMovedCache() {
  if (!existsSync(marker)) return;
  if (readFileSync(marker, "utf8") === process.cwd()) return;
  console.log(
    "The project has moved since its last build, so Gatsby's cache was removed.",
  );
  rmSync(".cache", { recursive: true });
}

/** To be called after a build, since Gatsby may empty its cache at the start. */
export function markCache() {
  if (existsSync(".cache")) writeFileSync(marker, process.cwd());
}
