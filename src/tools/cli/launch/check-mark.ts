import {
  type LocatedIssue,
  createIssue,
  ofFile,
} from "../../../content/issues";
import { mark } from "../../../lib/mark";

/** The path of the placeholder logo, an "N". */
const deliveredLetter = "M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z";

/** Reports the placeholder logo until the owner replaces it. */
export function checkMark(letter: string = mark.letter): LocatedIssue[] {
  if (letter !== deliveredLetter) return [];
  const issue = createIssue(
    "placeholder-logo",
    'is still the "N" that the site was delivered with',
    "draw your own here, and replace the icons in static/",
  );
  return [{ ...ofFile("src/lib/mark.ts", issue), field: "the mark" }];
}
