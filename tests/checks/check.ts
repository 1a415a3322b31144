import { readFileSync } from "node:fs";
import path from "node:path";
import { runMain } from "../../src/tools/cli/run-main";
import { builtCopy } from "../serve/built-copy";

const checks: Readonly<Record<string, () => unknown>> = {
  host: async () => (await import("./host")).run(),
  cache: async () => (await import("./cache")).run(),
  generated: checkGenerated,
};

/** `npm run check -- <name>`: checks that are slow, or need a running host. */
runMain(async () => {
  const check = checks[process.argv[2] ?? ""];
  if (!check)
    throw new Error(
      `Choose a check: npm run check -- ${Object.keys(checks).join("|")}`,
    );
  await check();
});

/** Compares the committed query types with those that the build of `npm test` wrote. */
function checkGenerated(): void {
  const types = "src/gatsby-types.d.ts";
  const committed = readFileSync(types, "utf8");
  const written = readFileSync(path.join(builtCopy.folder, types), "utf8");
  if (committed !== written)
    throw new Error(
      `${types} is out of date. Run npm run build and commit the file.`,
    );
}
