import { readFileSync } from "node:fs";
import path from "node:path";
import { builtCopy } from "../serve/built-copy";

/** What the build of the tests has written, and the project has to hold as it is; unit tests watch over the other generated files. */
const TYPES = "src/gatsby-types.d.ts";

const read = (folder: string) => readFileSync(path.join(folder, TYPES), "utf8").split("\n");
const [written, held] = [read(builtCopy.folder), read(".")];
const at = written.findIndex((line, index) => line !== held[index]);
if (at >= 0 || written.length !== held.length) {
  console.error(
    `${TYPES}:${at + 1} is not what the schema and the queries make of it now.
  it says      ${held[at] ?? "nothing"}
  it should be ${written[at] ?? "nothing"}
Run npm run build, and commit the file with your change.`,
  );
  process.exitCode = 1;
}
