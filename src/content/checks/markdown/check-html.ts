import type { Root } from "mdast";
import { type Issue, at, createIssue } from "../../issues";
import { nodesOf } from "../../markdown/markdown";

/** Tags without a Markdown equivalent: keyboard keys, superscript, subscript, and line breaks in tables. */
const allowedTag = /^<\/?(?:kbd|sub|sup|br) ?\/?>$/;

/** Markdown equivalents of tags, as the end of a message. */
const hints: readonly [tags: RegExp, hint: string][] = [
  [/^(b|strong)$/, "write **bold**"],
  [/^(i|em)$/, "write *emphasis*"],
  [/^a$/, "write [words](/path)"],
  [/^(img|picture|figure)$/, "write ![what it shows](./picture.jpg)"],
  [/^h[1-6]$/, "write ## and the words of the heading"],
  [/^(ul|ol|li)$/, "write each item on a line that starts with a hyphen"],
  [
    /^(table|thead|tbody|tr|td|th)$/,
    "write a table with | between its columns",
  ],
  [/^(code|pre)$/, "put code between backticks"],
  [/^blockquote$/, "start each line of the quotation with >"],
  [/^hr$/, "write --- between two empty lines"],
  [
    /^(p|span|div|font)$/,
    "remove the tags: paste the text without formatting, with an empty line between paragraphs",
  ],
  [
    // Components of other systems start with a capital letter.
    /^(script|style|iframe|object|embed|form|svg|video|audio)$|^[A-Z][a-z]/,
    "remove it, or link to what it shows: [words](https://…)",
  ],
];

/** Rejects HTML, except a few tags without attributes in the body of a file. */
export function checkHtml(root: Root, isBody: boolean): Issue[] {
  const refused = nodesOf(root, "html").filter(
    ({ value }) => !isBody || !allowedTag.test(value),
  );
  // Only the start of an element is reported.
  return refused
    .filter(({ value }) => !value.startsWith("</"))
    .map((node) => at(node, explainHtml(node.value, isBody)));
}

function explainHtml(value: string, isBody: boolean): Issue {
  if (value.startsWith("<!--")) {
    const hint =
      "remove it: notes for writers start with # and go among the fields";
    return createIssue("raw-html", "an HTML comment is raw HTML", hint);
  }
  const [, name = ""] = /^<\/?([a-z][a-z0-9-]*)/i.exec(value) ?? [];
  const tag = name.toLowerCase();
  const [, inMarkdown = "write it in Markdown, or \\< for the character <"] =
    hints.find(([tags]) => tags.test(tag) || tags.test(name)) ?? [];
  const ifAllowed = isBody
    ? `write it as <${tag}>, in lowercase and without attributes`
    : "use it only in the body of a Markdown file";
  const hint = allowedTag.test(`<${tag}>`) ? ifAllowed : inMarkdown;
  const [line = ""] = value.split("\n", 1);
  return createIssue("raw-html", `${line} is raw HTML`, hint);
}
