// Removes Gatsby's cache if the project has moved: a build from it would silently omit pages
// (https://github.com/gatsbyjs/gatsby/issues/31128).
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// Each run of Gatsby writes the project's absolute path to this file.
const witness = path.resolve(".cache", "api-runner-ssr.js");
const place = JSON.stringify(path.resolve("gatsby-ssr.tsx")).slice(1, -1);
if (
  existsSync(witness) &&
  !readFileSync(witness, "utf8").includes(`'${place}'`)
) {
  console.log(
    "The project has moved since its last build, so Gatsby's cache was removed.",
  );
  rmSync(".cache", { recursive: true });
}
