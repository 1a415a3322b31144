// A build from the cache of another folder would silently omit pages (https://github.com/gatsbyjs/gatsby/issues/31128).
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";

const marker = ".cache/project-folder.txt";

/** Removes Gatsby's cache if the project has moved, and notes where it is now. */
export function claimCache() {
  const folder = process.cwd();
  if (existsSync(marker) && readFileSync(marker, "utf8") !== folder) {
    console.log(
      "The project has moved since its last build, so Gatsby's cache was removed.",
    );
    rmSync(".cache", { recursive: true });
  }
  mkdirSync(".cache", { recursive: true });
  writeFileSync(marker, folder);
}
