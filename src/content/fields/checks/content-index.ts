import type { Problem } from "../../problems/problem";

/** What the records of all files are checked against: everything that content may name. */
export interface ContentIndex {
  /** Root of the content, an absolute path. */
  contentDir: string;
  /** The anchors of every page, by its address; `undefined` while the page has problems of its own. */
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Where addresses that pages had before lead on to. */
  movedRoutes: ReadonlyMap<string, string>;
  /** The keys of every content type, by its name; `undefined` while a file of them can't be read. */
  keysByType: ReadonlyMap<string, readonly string[] | undefined>;
  /** Tells why visitors do not see a page, by its address, or a record, by the name of its type and its key. */
  whyHidden: (address: string, key?: string) => Problem | undefined;
  /** The keys of records that have no page, though others of their type do, by the name of the type. */
  pagelessKeys: ReadonlyMap<string, readonly string[]>;
  /** The names of the booking links in `content/site.yaml`. */
  bookingLinks: readonly string[];
  /** The records that use a picture, each as the name of its type and its key: `Client:colo`; by its path from the root of the project. */
  pictureUses: ReadonlyMap<string, readonly string[]>;
  /** The site's own host, such as `company.com`; `undefined` while site.yaml can't be read. */
  ownHost: string | undefined;
  /** What content may name in double braces. */
  variables: ContentVariables;
}

/** Everything that content may name in double braces. */
export interface ContentVariables {
  get: (name: string) => string | undefined;
  /** The names that are known. */
  names: () => readonly string[];
  /** True for a name that can't be judged, because the record or file that would define it has problems. */
  isUnreadable: (name: string) => boolean;
  /** Tells why visitors do not see the record that owns the value. */
  whyHidden: (name: string) => Problem | undefined;
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
  /** Tells whether a picture, by its absolute path, belongs to another record of the same type. */
  isTaken?: (path: string) => boolean;
  /** The fields of the record that hold pictures, as a message names them: `proofs[].image`. */
  imageFields?: () => readonly string[];
}
