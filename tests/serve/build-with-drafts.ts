import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { addContent } from "./add-content";
import { builtCopy } from "./built-copy";
import { plantDrafts } from "./planted-drafts";
import { copyProjectTo } from "./project-copy";

/**
 * Builds a copy of the project with extra content: records that a writer may add, which must fail no test, and drafts, which must not
 * appear in the build. The owner's trackers are off; tests turn on their own. The editor is on.
 */
async function build(): Promise<number> {
  copyProjectTo(builtCopy.folder);
  await addContent(builtCopy.folder);
  plantDrafts(builtCopy.folder);
  changeSettings(path.join(builtCopy.folder, "content", "site.yaml"));
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/gatsby/cli.js", "build"],
    {
      cwd: builtCopy.folder,
      stdio: "inherit",
      env: { ...process.env, ...findHistory(), GATSBY_TELEMETRY_DISABLED: "1" },
    },
  );
  return status ?? 1;
}

function changeSettings(file: string): void {
  const settings = parseDocument(readFileSync(file, "utf8"));
  settings.set("trackers", {});
  settings.set("editor", {
    backend: "github",
    repo: "northcart/website",
    branch: "main",
  });
  writeFileSync(file, settings.toString());
}

/** Lets the build read file dates from the project's git history, because the copy is not in a repository. */
function findHistory(): NodeJS.ProcessEnv {
  const { status, stdout } = spawnSync(
    "git",
    ["rev-parse", "--absolute-git-dir"],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) return {};
  return {
    GIT_DIR: stdout.trim(),
    GIT_WORK_TREE: builtCopy.folder,
    // Read-only, so that git does not update the developer's index.
    GIT_OPTIONAL_LOCKS: "0",
  };
}

void build().then((status) => {
  process.exitCode = status;
});
