import { suggestHint } from "../suggest";
import { byReason, byText, type IssueKind } from "./kind";

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
  "picture-too-large": {
    title: "Picture that is too large",
    message: (src: string, size: string) => `"${src}" has ${size}`,
    hint: "resize it to at most 2400 px wide and save it as JPEG at quality 80",
  },
  "picture-too-narrow": { title: "Picture that is too narrow", ...byText },
  "unsafe-svg": { title: "SVG with a script, or with parts from elsewhere", ...byText },
  "missing-alt": {
    title: "Picture without alt text",
    message: (src: string) => `the picture "${src}" has no alt text`,
    hint: (src: string) => `write ![what it shows](${src})`,
  },
  "file-name-as-alt": {
    title: "File name as alt text",
    message: (alt: string) => `"${alt}" is a file name, not a description`,
    hint: "write what the picture shows, as you'd describe it over the phone",
  },
  "inline-caption": {
    title: "Caption of a picture inside a line",
    message: (caption: string) => `"${caption}" is the caption of an inline picture`,
    hint: "leave an empty line above and below the picture, or remove the caption",
  },
  "unavailable-picture": {
    title: "Remote picture that can't be loaded",
    message: byText.message,
    hint: "open the URL in a browser, or save the picture next to this file and write ./name.jpg",
  },
} satisfies Record<string, IssueKind>;
