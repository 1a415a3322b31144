import type { ContentIndex } from "../content-index";
import type { Hidden } from "../publication";

/** What a check has against a value; the caller knows the field. */
export interface Finding {
  problem: string;
  remedy: string;
  /** The place inside the text of the field, 1-based; left out when the whole value is meant. */
  within?: { line: number; column: number } | undefined;
}

/** What a value is checked against. */
export interface CheckContext {
  index: ContentIndex;
  /** The address of the page that the value stands on; empty for records without a page. */
  ownRoute: string;
  /** Absolute path of the file that the value is written in. */
  contentFile: string;
  /** True for a record with `draft: true`: it may still hold what `npm run new` wrote for its writer to replace. */
  isDraft: boolean;
  /** True for the body of a Markdown file: only its pictures can be found and optimized. */
  isBody?: boolean;
  /** False for a text whose heading is a field of its own. */
  takesHeadings?: boolean;
  /** The fields of the record that hold pictures, as a message names them: `proofs[].image`. */
  imageFields?: () => readonly string[];
}

/** What a published record may not lead to or name, since visitors could not follow it. */
export function toFinding(name: string, { reason, remedy }: Hidden): Finding {
  return { problem: `${name} ${reason}`, remedy: `${remedy}, or name another one` };
}
