import { type Issue, createIssue } from "../../issues";

/** Why visitors can't see a record, and how to publish it. */
export interface Hidden {
  reason: string;
  hint: string;
}

/** A published record must not link or refer to hidden content. */
export function refuseHidden(target: string, { reason, hint }: Hidden): Issue {
  return createIssue(
    "hidden-target",
    `${target} ${reason}`,
    `${hint}, or refer to another one`,
  );
}

/** Everything that content can refer to, for checking records against each other. */
export interface ContentIndex {
  contentDir: string;
  /** Each page's anchors, by path; `undefined` while the page has problems of its own. */
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Redirects from previous paths to current ones. */
  movedRoutes: ReadonlyMap<string, string>;
  /** The keys of each content type, by its name; `undefined` while one of its files is unreadable. */
  keysByType: ReadonlyMap<string, readonly string[] | undefined>;
  /** Explains why visitors can't see a page, by its path, or a record, by its type and key: `Author:email-desk`. */
  whyHidden: (address: string) => Hidden | undefined;
  bookingLinks: readonly string[];
  /** The site's own host, such as `company.com`; `undefined` while site.yaml is unreadable. */
  ownHost: string | undefined;
  variables: ContentVariables;
}

/** Variables that content can use in double braces. */
export interface ContentVariables {
  get: (name: string) => string | undefined;
  names: () => readonly string[];
  /** True for a name whose record or file has problems, so it can't be checked. */
  isUnreadable: (name: string) => boolean;
  /** Explains why visitors can't see the record that defines the value. */
  whyHidden: (name: string) => Hidden | undefined;
}

export interface CheckContext {
  index: ContentIndex;
  /** Path of the value's page; empty for records without a page. */
  ownRoute: string;
  contentFile: string;
  /** True for a record with `draft: true`, which may still contain the placeholders of `npm run new`. */
  isDraft: boolean;
  /** True for the body of a Markdown file, the only place for pictures. */
  isBody?: boolean;
  /** False if the text's heading is a separate field. */
  takesHeadings?: boolean;
}
