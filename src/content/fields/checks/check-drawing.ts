import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Problem } from "../../problems/problem";

/** What a drawing must not hold, since it is served as it is; a comment says nothing to a browser. */
const refused: readonly [pattern: RegExp, what: string, hint: string][] = [
  [/<script\b/i, "holds a script", "export it again without scripts"],
  [
    /\son[a-z]+\s*=\s*["']/i,
    "answers to clicks or other events",
    "export it again without scripts",
  ],
  [/(?:href|src)\s*=\s*["']\s*javascript:/i, "holds a script", "export it again without scripts"],
  [
    /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i,
    "fetches something from another address",
    "export it again with its pictures and fonts inside",
  ],
  [
    /<foreignObject\b|<iframe\b/i,
    "holds a piece of a web page",
    "export it again with shapes alone",
  ],
];

/** An SVG file is a drawing, and nothing that acts or calls other servers. */
export async function checkDrawing(src: string, path: string): Promise<Problem[]> {
  const text = readFileSync(path, "utf8").replace(/<!--[^]*?-->/g, "");
  const found = refused.find(([pattern]) => pattern.test(text));
  if (found) return [{ what: `"${src}" ${found[1]}`, hint: found[2] }];
  if (/<svg[\s>]/i.test(text) && (await canBeDrawn(path))) return [];
  return [{ what: `"${src}" is no drawing`, hint: "export it again as SVG" }];
}

/** A file without a size is a drawing too, though it has no pixels to count. */
async function canBeDrawn(path: string): Promise<boolean> {
  try {
    return (await sharp(path).metadata()).format === "svg";
  } catch {
    return false;
  }
}
