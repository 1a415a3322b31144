import { byReason, define, given, type IssueKind, quoted } from "./kind";

/** Only warnings: the site is built and published anyway. */
export const styleIssues = {
  "unlinked-page": define("Page without links to it", "is a page that nothing links to", given),
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
  "missing-serial-comma": quoted(
    "List without a comma before its last item",
    "add one: email, ads, and search",
  ),
  "arrow-character": quoted("Arrow in a text", "write a word, such as then or to"),
  "british-spelling": quoted("British or stilted word", "write the plain American word"),
  "figure-without-record": quoted(
    "Figure that is typed into a page",
    "add it to content/shared/facts.yaml, and write {{fact.<key>}} here",
  ),
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

/** What `npm run launch-check` lists. */
export const launchIssues = {
  "expired-date": { title: "Date that has passed or soon will", ...byReason, task: "renew" },
  "pending-link": {
    title: "Link without a target yet",
    message: "leads nowhere yet",
    hint: "write the URL or path, or remove the link",
  },
  "placeholder-record": {
    title: "Placeholder",
    message: "is a placeholder",
    hint: "replace it, then remove `placeholder: true`",
  },
  "example-url": {
    title: "Example domain or email address",
    message: (url: string) => `${url} is only an example`,
    hint: "write the real one",
  },
  "unconfirmed-claim": {
    title: "Claim that the owner has not confirmed",
    message: "is not confirmed by the owner",
    hint: "confirm it, then write `reviewStatus: confirmed`",
    task: "confirm",
  },
  "unreviewed-text": { title: "Text that a lawyer has not reviewed", ...byReason, task: "review" },
  "figure-without-source": {
    title: "Figure without a source",
    message: "has no source",
    hint: "write where it comes from as its `source`",
    task: "find the source",
  },
  "unconfirmed-discount": {
    title: "Discount that the prices don't match",
    ...byReason,
    task: "confirm",
  },
  "placeholder-logo": {
    title: "Placeholder logo",
    message: 'is still the "N" that the site was delivered with',
    hint: "draw your own here and in src/scripts/artwork/mark.svg and mark-square.svg, then run `npm run artwork -- static/icons`",
    task: "replace",
  },
  "unpinned-image": {
    title: "Container image without a digest",
    message: (image: string) => `${image} is not pinned by digest`,
    hint: "add the digest that `docker buildx imagetools inspect <image>` shows, as `<image>@sha256:<digest>`",
  },
} satisfies Record<string, IssueKind>;
