import type { Issue } from "../issues/issue";

/** The kinds of content problems, by subject. Codes are public: people search for them, so keep them. */
export const subjects = {
  Fields: [
    "unknown-field",
    "missing-field",
    "empty-field",
    "wrong-type",
    "out-of-range",
    "unknown-value",
    "invalid-format",
    "invalid-date",
    "unknown-reference",
    "hidden-target",
    "self-reference",
    "duplicate-entry",
    "conflicting-fields",
    "taken-value",
    "plan-mismatch",
    "service-mismatch",
  ],
  YAML: [
    "missing-front-matter",
    "wrong-indentation",
    "unquoted-text",
    "invalid-yaml",
  ],
  Files: [
    "missing-content-file",
    "misplaced-file",
    "unused-file",
    "file-too-long",
    "wrong-encoding",
    "merge-conflict",
    "invalid-slug",
    "taken-path",
  ],
  Pages: [
    "required-page",
    "misplaced-hero",
    "repeated-section",
    "duplicate-anchor",
    "duplicate-text",
  ],
  Links: [
    "unknown-page",
    "unknown-anchor",
    "invalid-link",
    "script-link",
    "missing-https",
    "indirect-link",
    "empty-link",
    "malformed-link",
  ],
  Variables: [
    "unknown-variable",
    "malformed-variable",
    "wrong-placeholder",
    "missing-condition",
  ],
  Markdown: [
    "first-level-heading",
    "skipped-heading-level",
    "empty-heading",
    "duplicate-heading",
    "malformed-heading",
    "not-allowed-here",
    "malformed-list",
    "raw-html",
    "malformed-callout",
    "unclosed-code",
    "malformed-emphasis",
    "malformed-table",
    "malformed-footnote",
    "other-syntax",
    "malformed-step",
  ],
  Words: [
    "invisible-character",
    "broken-character",
    "html-entity",
    "office-formatting",
    "chatbot-text",
    "placeholder-text",
    "markup-in-plain-text",
    "draft-sample",
    "misspelled-word",
    "ratio-notation",
  ],
  Pictures: [
    "missing-file",
    "file-outside-content",
    "unsupported-file",
    "wrong-extension",
    "unreadable-picture",
    "picture-too-large",
    "picture-too-narrow",
    "unsafe-svg",
    "missing-alt",
    "file-name-as-alt",
    "inline-caption",
    "unavailable-picture",
  ],
  Warnings: [
    "figure-without-record",
    "term-outside-offer",
    "changed-confirmed-figure",
    "removed-page",
  ],
  "Before the launch": [
    "expired-date",
    "pending-link",
    "placeholder-record",
    "example-url",
    "unconfirmed-claim",
    "unreviewed-text",
    "figure-without-source",
    "unconfirmed-discount",
    "placeholder-logo",
  ],
} as const;

export type IssueName = (typeof subjects)[keyof typeof subjects][number];

/** A code as people see it: `content/unknown-field`. */
export type IssueCode = `content/${IssueName}`;

/** The problem with this code, at a place if one is given. Problems under "Warnings" don't stop the build. */
export function createIssue(
  name: IssueName,
  message: string,
  hint: string,
  place: Pick<Issue, "path" | "field" | "isAboutKey" | "within"> = {},
): Issue {
  const issue: Issue = { code: `content/${name}`, message, hint, ...place };
  const warnings: readonly IssueName[] = subjects.Warnings;
  return warnings.includes(name) ? { ...issue, severity: "warning" } : issue;
}
