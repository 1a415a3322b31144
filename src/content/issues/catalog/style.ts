import { given, type IssueKind } from "./kind";

/** Only warnings: the site is built and published anyway. */
export const styleIssues = {
  "unlinked-page": {
    title: "Page without links to it",
    message: "is a page that nothing links to",
    hint: given,
  },
  "repeated-section-type": {
    title: "Two sections of one type in a row",
    message: (type: string) => `is ${type}, like the section above`,
    hint: "put another section between them, or choose another variant",
  },
  "second-dark-section": {
    title: "Second dark section of a page",
    message: "is a second dark section on this page",
    hint: "write paper, birch or mint",
  },
  "ambiguous-button": {
    title: "Buttons with one text and different links",
    message: (link: string, other: string) =>
      `links to ${link}, but another button with this text links to ${other}`,
    hint: "write a label that says where this one leads",
  },
  "missing-serial-comma": {
    title: "List without a comma before its last item",
    message: (text: string) => `"${text}" has no comma before the last item`,
    hint: "add one: email, ads, and search",
  },
  "arrow-character": {
    title: "Arrow in a text",
    message: (text: string) => `"${text}" is read aloud as an arrow`,
    hint: "write a word, such as then or to",
  },
  "british-spelling": {
    title: "British or stilted word",
    message: (text: string) => `"${text}" is British or stilted`,
    hint: "write the plain American word",
  },
  "figure-without-record": {
    title: "Figure that is typed into a page",
    message: (text: string) => `"${text}" is a figure without a record`,
    hint: "add it to content/shared/facts.yaml, and write {{fact.<key>}} here",
  },
  "repeated-sentence": {
    title: "Sentence of another page",
    message: (file: string, sentence: string) => `repeats a sentence from ${file}: "${sentence}"`,
    hint: "reword it, or keep it on one page only",
  },
  "promise-without-condition": {
    title: "Term without its condition",
    message: (text: string) => `"${text}" promises a term without its condition`,
    hint: (_text: string, key: string) => `write {{fact.${key}.phrase}}`,
  },
  "term-outside-offer": {
    title: "Term of the offer that is typed into a text",
    message: (text: string) => `"${text}" contains a term of the offer`,
    hint: (_text: string, key: string) => `write {{fact.${key}}}`,
  },
} satisfies Record<string, IssueKind>;
