import { spawnSync } from "node:child_process";
import { builtCopy } from "./built-copy";
import { plantDrafts } from "./planted-drafts";
import { switchTrackersOff } from "./trackers-off";
import { copyProjectTo } from "./project-copy";

/**
 * Builds a copy of the project with drafts in its content. What is built is the same as without them; the tests search it for
 * what they say (tests/built/drafts.test.ts). Trackers of the owner's are off in it: the tests switch on their own.
 */
function build(): number {
  copyProjectTo(builtCopy.folder);
  plantDrafts(builtCopy.folder);
  switchTrackersOff(builtCopy.folder);
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: builtCopy.folder,
    stdio: "inherit",
    env: { ...process.env, ...findHistory(), GATSBY_TELEMETRY_DISABLED: "1" },
  });
  return status ?? 1;
}

/** Lets the build ask the project's own history when its files changed; the copy is in no repository. */
function findHistory(): NodeJS.ProcessEnv {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], {
    encoding: "utf8",
  });
  if (status !== 0) return {};
  return {
    GIT_DIR: stdout.trim(),
    GIT_WORK_TREE: builtCopy.folder,
    // It is only read: its index stays as the developer's own commands keep it.
    GIT_OPTIONAL_LOCKS: "0",
  };
}

process.exitCode = build();
