import { existsSync, readFileSync } from "node:fs";
import { countOf } from "../content/problems/name-value";
import type { LocatedProblem } from "../content/problems/problem";
import { machineFiles } from "../site/routes";

/** In days: a build leaves more, so what has fewer was built long ago. */
const fewest = 60;

/** What is wrong with the expiry of the security.txt that was built last; nothing where none has been. */
export function checkSecurityExpiry(publicDir: string, today: string): LocatedProblem[] {
  const file = `${publicDir}${machineFiles.security}`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.startsWith("Expires: "));
  const day = lines[index]?.slice("Expires: ".length, "Expires: YYYY-MM-DD".length) ?? "";
  const left = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (left >= fewest) return [];
  return [
    {
      ...{ file, line: index + 1, column: 1, field: "Expires" },
      what: left > 0 ? `${day} is only ${countOf(left, "day")} away` : `${day} has passed`,
      task: "renew",
      hint: "build the site and publish it again",
    },
  ];
}
