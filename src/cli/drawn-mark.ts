import { mark } from "../site/mark";
import type { LocatedProblem } from "../content/problems/problem";

/** The "N" that the site was delivered with. */
const deliveredLetter = "M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z";

/** The mark in the header and the icons is a drawing of ours until the owner replaces it. */
export function checkMark(letter: string = mark.letter): LocatedProblem[] {
  if (letter !== deliveredLetter) return [];
  return [
    {
      ...{ file: "src/site/mark.ts", line: 1, column: 1, field: "the mark" },
      what: 'is the drawn "N" of the header and the icons',
      hint: "draw your own here and in scripts/artwork/mark.svg and mark-square.svg, then run `npm run artwork -- static/icons`",
      task: "replace",
    },
  ];
}
