import type { ContentIndex } from "./content-index";

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
  /** Tells whether a picture, by its absolute path, belongs to another record of the same type. */
  isTaken?: (path: string) => boolean;
  /** The fields of the record that hold pictures, as a message names them: `proofs[].image`. */
  imageFields?: () => readonly string[];
}
