import { existsSync, readFileSync } from "node:fs";
import {
  type LocatedIssue,
  countOf,
  createIssue,
  ofFile,
} from "../../../content/issues";
import { mark } from "../../../lib/mark";
import { generatedFiles } from "../../../lib/urls/routes";

/** Base images in a Dockerfile without a digest: their tags can point to a different image tomorrow. */
export function checkBaseImages(file: string): LocatedIssue[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((text, index) => {
    // Names of earlier stages and of arguments have no tag.
    const image = /^FROM (\S+:\S+)/.exec(text)?.[1];
    if (image === undefined || image.includes("@sha256:")) return [];
    const issue = createIssue(
      "unpinned-image",
      `${image} is not pinned by digest`,
      "add the digest that `docker buildx imagetools inspect <image>` shows, as `<image>@sha256:<digest>`",
    );
    const line = index + 1;
    return [{ ...ofFile(file, issue), line, column: 6, field: "FROM" }];
  });
}

/** The path of the placeholder logo, an "N". */
const deliveredLetter = "M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z";

/** Reports the placeholder logo until the owner replaces it. */
export function checkMark(letter: string = mark.letter): LocatedIssue[] {
  if (letter !== deliveredLetter) return [];
  const issue = createIssue(
    "placeholder-logo",
    'is still the "N" that the site was delivered with',
    "draw your own here and in src/tools/scripts/artwork/mark.svg and mark-square.svg, then run `npm run artwork -- static/icons`",
  );
  return [{ ...ofFile("src/lib/mark.ts", issue), field: "the mark" }];
}

/** Days left. A fresh build leaves more, so fewer means that the build is old. */
const fewest = 60;

/** Checks when the last built security.txt expires; reports nothing if there is none. */
export function checkSecurityExpiry(
  publicDir: string,
  today: string,
): LocatedIssue[] {
  const file = `${publicDir}${generatedFiles.security}`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  const index = lines.findIndex((line) => line.startsWith("Expires: "));
  const day =
    lines[index]?.slice("Expires: ".length, "Expires: YYYY-MM-DD".length) ?? "";
  const left = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (left >= fewest) return [];
  const reason = `${day} ${left > 0 ? `is only ${countOf(left, "day")} away` : "has passed"}`;
  const issue = createIssue(
    "expired-date",
    reason,
    "build the site and publish it again",
  );
  return [{ ...ofFile(file, issue), line: index + 1, field: "Expires" }];
}
