import { quote } from "../issue";
import { suggestHint } from "../suggest";
import { byReason, byText, define, given, type IssueKind } from "./kind";

export const fieldIssues = {
  "unknown-field": { title: "Unknown field", message: "is not a known field", hint: given },
  "missing-field": { title: "Missing field", message: "is missing", hint: given },
  "empty-field": { title: "Empty field, text or file", message: "is empty", hint: given },
  "wrong-type": { title: "Value of the wrong type", ...byReason },
  "out-of-range": { title: "Text, list or number that is too short or too long", ...byReason },
  "unknown-value": {
    title: "Value that is not one of the choices",
    message: (value: unknown) => `${quote(value)} is not a valid value`,
    hint: (value: unknown, known: readonly string[]) =>
      suggestHint(typeof value === "string" ? value : "", known),
  },
  "invalid-format": { title: "Value in the wrong format", ...byReason },
  "invalid-date": { title: "Date that does not exist or is too early", ...byReason },
  "unknown-reference": {
    title: "Reference to something that does not exist",
    message: (value: string, type: string) => `"${value}" is not a known ${type}`,
    hint: (value: string, _type: string, known: readonly string[]) => suggestHint(value, known),
  },
  "hidden-target": { title: "Reference to a page that visitors can't see", ...byReason },
  "self-reference": define("Self-reference", "refers to itself", "choose another"),
  "duplicate-entry": { title: "Duplicate entry", ...byText },
  "taken-value": { title: "Value that is already used elsewhere", ...byReason },
  "plan-mismatch": { title: "Plan that does not match another list of plans", ...byReason },
  "plan-finder-rules": { title: "Plan finder rule that is missing or unused", ...byReason },
} satisfies Record<string, IssueKind>;

export const yamlIssues = {
  "missing-front-matter": { title: "Missing or unclosed front matter", ...byReason },
  "unclosed-value": { title: "Quote, list or group without its end", ...byReason },
  "wrong-indentation": { title: "Wrong indentation", ...byReason },
  "unquoted-text": { title: "Text that needs quotes", ...byReason },
  "invalid-yaml": { title: "Fields that are not valid YAML", ...byReason },
} satisfies Record<string, IssueKind>;

export const fileIssues = {
  "missing-content-file": { title: "Missing content file", ...byReason },
  "misplaced-file": { title: "File in the wrong place, or with the wrong name", ...byReason },
  "unused-file": { title: "Unused file", ...byReason },
  "file-too-long": { title: "File, line or paragraph that is too long", ...byReason },
  "wrong-encoding": define("Wrong encoding", "is not UTF-8 text", "save it as UTF-8"),
  "invalid-slug": {
    title: "Name that can't be part of a URL",
    message: (name: string) => `"${name}" can't be part of a URL`,
    hint: (_name: string, slug: string) => `use lowercase words joined by hyphens: ${slug}`,
  },
  "taken-path": {
    title: "Path that already belongs to another page",
    message: (path: string, owner: string) => `the path ${path} already belongs to ${owner}`,
    hint: byText.hint,
  },
} satisfies Record<string, IssueKind>;

export const pageIssues = {
  "required-page": { title: "Required page with a setting that it can't have", ...byReason },
  "misplaced-hero": { title: "Page that does not start with its only hero", ...byReason },
  "repeated-section": {
    title: "Section or record that a page can show only once",
    message: (part: string) => `${part} is already in another section of this page`,
    hint: "remove one of them",
  },
  "duplicate-anchor": {
    title: "Anchor that appears twice",
    message: (id: string, place: string) => `the anchor #${id} already belongs to ${place}`,
    hint: "rename one of them",
  },
  "duplicate-text": {
    title: "Title or description of another page",
    message: (file: string) => `is the same as in ${file}`,
    hint: "write a different text: readers and search engines tell pages apart by it",
  },
} satisfies Record<string, IssueKind>;
