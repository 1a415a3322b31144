// Removes Gatsby's cache when the project has moved since: a build from it would silently leave pages out
// (https://github.com/gatsbyjs/gatsby/issues/31128).
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// Every run of Gatsby writes the whole path of the project into this file.
const witness = path.resolve(".cache", "api-runner-ssr.js");
const place = JSON.stringify(path.resolve("gatsby-ssr.tsx")).slice(1, -1);
if (existsSync(witness) && !readFileSync(witness, "utf8").includes(`'${place}'`)) {
  console.log("The project was somewhere else at its last build: Gatsby's cache is made anew.");
  rmSync(".cache", { recursive: true });
}
