import { byReason, byText, type IssueKind } from "./kind";

export const markdownIssues = {
  "first-level-heading": {
    title: "First-level heading in a text",
    message: "is a first-level heading",
    hint: "write ##: the title is the page's only first-level heading",
  },
  "skipped-heading-level": {
    title: "Skipped heading level",
    message: (words: string, from: number, to: number) =>
      `the heading "${words}" skips from level ${String(from)} to ${String(to)}`,
    hint: (words: string, from: number, _to: number) => `write ${"#".repeat(from + 1)} ${words}`,
  },
  "empty-heading": {
    title: "Heading without words",
    message: (words: string) => `the heading "${words}" has no letter or digit`,
    hint: "write words, which its anchor is made from, or remove the heading",
  },
  "duplicate-heading": {
    title: "Heading that appears twice on a page",
    message: (words: string, reason: string) => `the heading "${words}" ${reason}`,
    hint: "reword one of them: each heading of a page needs its own anchor",
  },
  "malformed-heading": { title: "Text that is wrongly read, or not read, as a heading", ...byText },
  "not-allowed-here": { title: "Heading or picture in a field without them", ...byReason },
  "malformed-list": { title: "Text that is not read as a list or a checklist", ...byText },
  "raw-html": {
    title: "HTML in a text",
    message: (tag: string) => `${tag} is raw HTML`,
    hint: byReason.hint,
  },
  "unbalanced-tag": { title: "HTML tag without its counterpart", ...byReason },
  "malformed-callout": { title: "Text that is not read as a callout", ...byText },
  "unclosed-code": { title: "Code that is never closed", ...byText },
  "malformed-emphasis": { title: "Bold or struck text without its markers", ...byText },
  "malformed-table": { title: "Table with a missing row or with extra cells", ...byReason },
  "malformed-footnote": { title: "Footnote without a text or a reference", ...byText },
  "malformed-step": { title: "Step that is misspelled, out of order or empty", ...byText },
} satisfies Record<string, IssueKind>;

export const wordIssues = {
  "invisible-character": {
    title: "Invisible character",
    message: byText.message,
    hint: "remove it: it came with pasted text",
  },
  "broken-character": {
    title: "Character in the wrong encoding",
    message: byText.message,
    hint: "write the character that belongs there, such as a quote, a dash or é",
  },
  "html-entity": { title: "HTML entity", ...byText },
  "office-formatting": {
    title: "Formatting of Word or Excel",
    message: byText.message,
    hint: "remove it, and paste the text without formatting",
  },
  "chatbot-text": {
    title: "Text pasted from a chatbot",
    message: byText.message,
    hint: "remove it, or write it in your own words",
  },
  "placeholder-text": {
    title: "Placeholder text",
    message: byText.message,
    hint: "write the real text, or remove it",
  },
  "markup-in-plain-text": {
    title: "Markup in a plain text field",
    message: (text: string, language: string) =>
      `"${text}" is ${language}, which this field shows as typed`,
    hint: "write the words without markup",
  },
  "draft-sample": { title: "Sample text or picture of a new draft", ...byReason },
  "misspelled-word": {
    title: "Word that no dictionary has",
    message: (word: string) => `${word} is not in the dictionary`,
    hint: byReason.hint,
  },
} satisfies Record<string, IssueKind>;
