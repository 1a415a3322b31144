import { execFileSync } from "node:child_process";
import { appendFileSync, statSync } from "node:fs";
import path from "node:path";
import { runMain } from "../../src/tools/cli/run-main";
import { copyProject } from "../serve/project-copy";
import { makePosts } from "./make-posts";
import { runMeasured } from "./run-measured";

const COUNTS = [10, 100, 1000];
const BUILD = "node src/tools/scripts/build.mjs";

/**
 * `npx tsx tests/bench/scale.ts [10 100 1000]`: builds a copy of the project with that many posts, from scratch and after one edit,
 * and prints the cost. Each post has its own cover.
 */
async function main(): Promise<void> {
  const counts = process.argv.slice(2).map(Number);
  const rows: Record<string, object> = {};
  for (const count of counts.length > 0 ? counts : COUNTS) {
    rows[`${count} posts`] = await measure(count);
    console.table(rows);
  }
}

async function measure(count: number): Promise<object> {
  const { folder, remove } = copyProject();
  try {
    await makePosts(path.join(folder, "content"), count);
    commit(folder);
    const cold = await runMeasured(BUILD, folder);
    const post = "content/blog/finding-the-right-customers/index.md";
    appendFileSync(
      path.join(folder, post),
      "\nOne more line for the measurement.\n",
    );
    const warm = await runMeasured(BUILD, folder);
    const kilobytes = (file: string) =>
      round(statSync(path.join(folder, "public", file)).size / 1000);
    return {
      "cold: cpu s": round(cold.cpu),
      "cold: wall s": round(cold.wall),
      "cold: MB": Math.round(cold.memory),
      "edit: cpu s": round(warm.cpu),
      "edit: wall s": round(warm.wall),
      "rss KB": kilobytes("rss.xml"),
      "sitemap KB": kilobytes("sitemap.xml"),
      "llms KB": kilobytes("llms.txt"),
    };
  } finally {
    if (process.env["KEEP"]) console.log(folder);
    else remove();
  }
}

/** Commits the copy, because pages are dated by their commits. */
function commit(folder: string): void {
  const git = (...options: string[]) =>
    execFileSync("git", options, { cwd: folder, stdio: "ignore" });
  git("init");
  git("add", "content");
  git(
    "-c",
    "user.name=bench",
    "-c",
    "user.email=bench@northcart.example",
    "commit",
    "-m",
    "posts",
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

runMain(main);
