import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { builtCopy } from "../serve/built-copy";

const names = ["host", "cache", "reproducible", "platforms", "audit"];

/** `npm run check -- <name>`: checks that take long, or need a network or a running host. */
async function main(): Promise<void> {
  const [name = ""] = process.argv.splice(2, 1);
  if (name === "generated") checkGenerated();
  else if (names.includes(name))
    await import(pathToFileURL(path.resolve("tests/checks", `${name}.ts`)).href);
  else throw new Error(`Choose a check: npm run check -- ${[...names, "generated"].join("|")}`);
}

/** Compares the committed types of queries with those that the build of `npm test` has written. */
function checkGenerated(): void {
  const types = "src/gatsby-types.d.ts";
  const read = (folder: string) => readFileSync(path.join(folder, types), "utf8");
  if (read(".") === read(builtCopy.folder)) return;
  throw new Error(`${types} is out of date. Run npm run build and commit the file.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
