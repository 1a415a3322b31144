import { readFileSync } from "node:fs";
import path from "node:path";
import { runMain } from "../../src/tools/cli/run-main";
import { builtCopy } from "../serve/built-copy";

type Check = () => Promise<{ run: () => void | Promise<void> }>;

const checks: Readonly<Record<string, Check>> = {
  host: () => import("./host"),
  cache: () => import("./cache"),
  reproducible: () => import("./reproducible"),
  platforms: () => import("./platforms"),
  generated: () => Promise.resolve({ run: checkGenerated }),
};

/** `npm run check -- <name>`: checks that are slow, or need a network or a running host. */
async function main(): Promise<void> {
  const check = checks[process.argv[2] ?? ""];
  if (!check) throw new Error(`Choose a check: npm run check -- ${Object.keys(checks).join("|")}`);
  await (await check()).run();
}

/** Compares the committed query types with those that the build of `npm test` wrote. */
function checkGenerated(): void {
  const types = "src/gatsby-types.d.ts";
  const read = (folder: string) => readFileSync(path.join(folder, types), "utf8");
  if (read(".") === read(builtCopy.folder)) return;
  throw new Error(`${types} is out of date. Run npm run build and commit the file.`);
}

runMain(main);
