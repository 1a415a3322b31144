import { suggestHint } from "../suggest";
import { byReason, byText, define, type IssueKind, quoted } from "./kind";

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
  "raw-html": define("HTML in a text", (tag: string) => `${tag} is raw HTML`, byReason.hint),
  "unbalanced-tag": { title: "HTML tag without its counterpart", ...byReason },
  "malformed-callout": { title: "Text that is not read as a callout", ...byText },
  "unclosed-code": { title: "Code that is never closed", ...byText },
  "malformed-emphasis": { title: "Bold or struck text without its markers", ...byText },
  "malformed-table": { title: "Table with a missing row or with extra cells", ...byReason },
  "malformed-footnote": { title: "Footnote without a text or a reference", ...byText },
  "malformed-step": { title: "Step that is misspelled, out of order or empty", ...byText },
} satisfies Record<string, IssueKind>;

export const wordIssues = {
  "invisible-character": quoted("Invisible character", "remove it: it came with pasted text"),
  "broken-character": quoted(
    "Character in the wrong encoding",
    "write the character that belongs there, such as a quote, a dash or é",
  ),
  "html-entity": { title: "HTML entity", ...byText },
  "office-formatting": quoted(
    "Formatting of Word or Excel",
    "remove it, and paste the text without formatting",
  ),
  "chatbot-text": quoted("Text pasted from a chatbot", "remove it, or write it in your own words"),
  "placeholder-text": quoted("Placeholder text", "write the real text, or remove it"),
  "markup-in-plain-text": quoted("Markup in a plain text field", "write the words without markup"),
  "draft-sample": { title: "Sample text or picture of a new draft", ...byReason },
  "misspelled-word": {
    title: "Word that no dictionary has",
    message: (word: string) => `${word} is not in the dictionary`,
    hint: byReason.hint,
  },
} satisfies Record<string, IssueKind>;

export const linkIssues = {
  "unknown-page": {
    title: "Link to a page that does not exist",
    message: (name: string) => `"${name}" is not a page of this site`,
    hint: suggestHint,
  },
  "unknown-anchor": {
    title: "Link to a heading or section that does not exist",
    message: (name: string, page: string) => `"#${name}" is not on the page ${page}`,
    hint: (name: string, _page: string, known: readonly string[]) => suggestHint(name, known),
  },
  "invalid-link": { title: "Link with an invalid target", ...byText },
  "script-link": { title: "Link that runs code", ...byText },
  "missing-https": { title: "URL without https://", ...byText },
  "indirect-link": { title: "Link that does not use the current path of a page", ...byText },
  "empty-link": { title: "Link without a URL or text", ...byReason },
  "malformed-link": { title: "Text that is not read as a link", ...byText },
} satisfies Record<string, IssueKind>;

export const variableIssues = {
  "unknown-variable": {
    title: "Unknown variable",
    message: (text: string) => `"${text}" is not a known variable`,
    hint: byReason.hint,
  },
  "malformed-variable": {
    title: "Variable with the wrong braces",
    message: (text: string) => `"${text}" is not filled in`,
    hint: (_text: string, name: string) => `write {{${name}}}`,
  },
  "wrong-placeholder": { title: "Variable or placeholder in the wrong field", ...byReason },
} satisfies Record<string, IssueKind>;

export const pictureIssues = {
  "missing-file": { title: "Picture that does not exist", ...byText },
  "file-outside-content": { title: "Picture outside content/", ...byText },
  "unsupported-file": { title: "File that is not a supported picture", ...byText },
  "wrong-extension": { title: "Wrong file extension", ...byText },
  "unreadable-picture": { title: "Picture that is damaged or incomplete", ...byText },
  "picture-too-large": quoted(
    "Picture that is too large",
    "resize it to at most 2400 px wide and save it as JPEG at quality 80",
  ),
  "picture-too-narrow": { title: "Picture that is too narrow", ...byText },
  "unsafe-svg": { title: "SVG with a script, or with parts from elsewhere", ...byText },
  "missing-alt": {
    title: "Picture without alt text",
    message: (src: string) => `the picture "${src}" has no alt text`,
    hint: (src: string) => `write ![what it shows](${src})`,
  },
  "file-name-as-alt": quoted(
    "File name as alt text",
    "write what the picture shows, as you'd describe it over the phone",
  ),
  "inline-caption": quoted(
    "Caption of a picture inside a line",
    "leave an empty line above and below the picture, or remove the caption",
  ),
  "unavailable-picture": quoted(
    "Remote picture that can't be loaded",
    "open the URL in a browser, or save the picture next to this file and write ./name.jpg",
  ),
} satisfies Record<string, IssueKind>;
