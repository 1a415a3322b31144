import { readFileSync } from "node:fs";
import path from "node:path";
import { builtCopy } from "../serve/built-copy";
import { explainDifference } from "./explain-difference";

/** What the build of the tests has written, and the project has to hold as it is; unit tests watch over the other generated files. */
const TYPES = "src/gatsby-types.d.ts";

const read = (folder: string) => readFileSync(path.join(folder, TYPES), "utf8");
const words = explainDifference(TYPES, read("."), read(builtCopy.folder), "npm run build");
if (words !== undefined) {
  console.error(words);
  process.exitCode = 1;
}
