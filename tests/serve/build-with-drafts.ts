import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { plantDrafts, plantedMark, removeDrafts } from "./planted-drafts";

/**
 * Builds the site while drafts lie in `content/`. What is built is the same as without them;
 * tests/built/drafts.test.ts searches it for what they say.
 */
function build(): number {
  removeDrafts();
  try {
    plantDrafts();
    const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
    if (status === 0) writeFileSync(plantedMark, "");
    return status ?? 1;
  } finally {
    removeDrafts();
  }
}

// An interrupt reaches the build too; the drafts go as soon as it has ended.
process.on("SIGINT", () => undefined);
process.exitCode = build();
