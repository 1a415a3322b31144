import type { Issue } from "../issues/issue";

/** The title of each kind of content problem, by subject and code. Codes are public: people search for them, so keep them. */
export const subjects = {
  Fields: {
    "unknown-field": "Unknown field",
    "missing-field": "Missing field",
    "empty-field": "Empty field, text or file",
    "wrong-type": "Value of the wrong type",
    "out-of-range": "Text, list or number that is too short or too long",
    "unknown-value": "Value that is not one of the choices",
    "invalid-format": "Value in the wrong format",
    "invalid-date": "Date that does not exist or is too early",
    "unknown-reference": "Reference to something that does not exist",
    "hidden-target": "Reference to a page that visitors can't see",
    "self-reference": "Self-reference",
    "duplicate-entry": "Duplicate entry",
    "conflicting-fields": "Fields that exclude each other",
    "taken-value": "Value that is already used elsewhere",
    "plan-mismatch": "Plan that does not match another list of plans",
    "service-mismatch": "Service with the name or price of a plan without it",
  },
  YAML: {
    "missing-front-matter": "Missing or unclosed front matter",
    "wrong-indentation": "Wrong indentation",
    "unquoted-text": "Text that needs quotes",
    "invalid-yaml": "Fields that are not valid YAML",
  },
  Files: {
    "missing-content-file": "Missing content file",
    "misplaced-file": "File in the wrong place, or with the wrong name",
    "unused-file": "Unused file",
    "file-too-long": "File, line or paragraph that is too long",
    "wrong-encoding": "Wrong encoding",
    "merge-conflict": "Merge conflict that is not resolved",
    "invalid-slug": "Name that can't be part of a URL",
    "taken-path": "Path that already belongs to another page",
  },
  Pages: {
    "required-page": "Required page with a setting that it can't have",
    "misplaced-hero": "Page that does not start with its only hero",
    "repeated-section": "Section or record that a page can show only once",
    "duplicate-anchor": "Anchor that appears twice",
    "duplicate-text": "Title or description of another page",
  },
  Links: {
    "unknown-page": "Link to a page that does not exist",
    "unknown-anchor": "Link to a heading or section that does not exist",
    "invalid-link": "Link with an invalid target",
    "script-link": "Link that runs code",
    "missing-https": "URL without https://",
    "indirect-link": "Link that does not use the current path of a page",
    "empty-link": "Link without a URL or text",
    "malformed-link": "Text that is not read as a link",
  },
  Variables: {
    "unknown-variable": "Unknown variable",
    "malformed-variable": "Variable with the wrong braces",
    "wrong-placeholder": "Variable or placeholder in the wrong field",
    "missing-condition":
      "Figure without its condition, or without what the client bought",
  },
  Markdown: {
    "first-level-heading": "First-level heading in a text",
    "skipped-heading-level": "Skipped heading level",
    "empty-heading": "Heading without words",
    "duplicate-heading": "Heading that appears twice on a page",
    "malformed-heading": "Text that is wrongly read, or not read, as a heading",
    "not-allowed-here": "Heading or picture in a field without them",
    "malformed-list": "Text that is not read as a list or a checklist",
    "raw-html": "HTML in a text",
    "malformed-callout": "Text that is not read as a callout",
    "unclosed-code": "Code that is never closed",
    "malformed-emphasis": "Bold or struck text without its markers",
    "malformed-table": "Table with a missing row or with extra cells",
    "malformed-footnote": "Footnote without a text or a reference",
    "other-syntax": "Syntax of another system",
    "malformed-step": "Step that is misspelled, out of order or empty",
  },
  Words: {
    "invisible-character": "Invisible character",
    "broken-character": "Character in the wrong encoding",
    "html-entity": "HTML entity",
    "office-formatting": "Formatting or comment of Word, Excel or Google Docs",
    "chatbot-text": "Text pasted from a chatbot",
    "placeholder-text": "Placeholder text",
    "markup-in-plain-text": "Markup in a plain text field",
    "draft-sample": "Sample text or picture of a new draft",
    "misspelled-word": "Word that no dictionary has",
    "ratio-notation": "Ratio in another notation than the site's",
  },
  Pictures: {
    "missing-file": "Picture that does not exist",
    "file-outside-content": "Picture outside content/",
    "unsupported-file": "File that is not a supported picture",
    "wrong-extension": "Wrong file extension",
    "unreadable-picture": "Picture that is damaged or incomplete",
    "picture-too-large": "Picture that is too large",
    "picture-too-narrow": "Picture that is too narrow or too low",
    "unsafe-svg": "SVG with a script, or with parts from elsewhere",
    "missing-alt": "Picture without alt text",
    "file-name-as-alt": "File name or needless words as alt text",
    "inline-caption": "Caption of a picture inside a line",
    "unavailable-picture": "Remote picture that can't be loaded",
  },
  Warnings: {
    "figure-without-record": "Figure that is typed into a page",
    "term-outside-offer": "Term of the offer that is typed into a text",
    "changed-confirmed-figure": "Confirmed figure that has changed",
    "removed-page": "Page that was removed without a redirect",
  },
  "Before the launch": {
    "expired-date": "Date that has passed",
    "pending-link": "Link without a target yet",
    "placeholder-record": "Placeholder",
    "example-url": "Example domain or email address",
    "unconfirmed-claim": "Claim that the owner has not confirmed",
    "unreviewed-text": "Text that a lawyer has not reviewed",
    "figure-without-source": "Figure without a source",
    "unconfirmed-discount": "Discount that the prices don't match",
    "placeholder-logo": "Placeholder logo",
  },
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
export type IssueName = KeyOf<(typeof subjects)[keyof typeof subjects]>;

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
  return name in subjects.Warnings ? { ...issue, severity: "warning" } : issue;
}
