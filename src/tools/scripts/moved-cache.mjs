// A build from the cache of another folder would silently omit pages (https://github.com/gatsbyjs/gatsby/issues/31128).
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";

const marker = ".cache/project-folder.txt";

/** Removes Gatsby's cache if the project has moved or its last build did not end, and notes where it is now. */
export function claimCache() {
  if (existsSync(marker) && readFileSync(marker, "utf8") !== process.cwd()) {
    console.log(
      "The project has moved, or its last build did not end, so Gatsby's cache was removed.",
    );
    rmSync(".cache", { recursive: true });
  }
  noteFolder();
}

export function noteFolder() {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(marker, process.cwd());
}
