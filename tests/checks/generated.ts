import { readFileSync } from "node:fs";
import path from "node:path";
import { builtCopy } from "../serve/built-copy";

/** Compares the committed query types with those that the build of `npm test` wrote. */
const types = "src/gatsby-types.d.ts";
const written = readFileSync(path.join(builtCopy.folder, types), "utf8");
if (readFileSync(types, "utf8") !== written)
  throw new Error(
    `${types} is out of date. Run npm run build and commit the file.`,
  );
