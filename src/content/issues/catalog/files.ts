import { byReason, byText, type IssueKind } from "./kind";

export const fileIssues = {
  "missing-content-file": { title: "Missing content file", ...byReason },
  "misplaced-file": { title: "File in the wrong place, or with the wrong name", ...byReason },
  "unused-file": { title: "Unused file", ...byReason },
  "file-too-long": { title: "File, line or paragraph that is too long", ...byReason },
  "wrong-encoding": {
    title: "Wrong encoding",
    message: "is not UTF-8 text",
    hint: "save it as UTF-8",
  },
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
