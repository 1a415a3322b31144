import type { Html, Root } from "mdast";
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
  [/^p$/, "leave an empty line between paragraphs"],
  [
    /^(script|style|iframe|object|embed|form|svg)$/,
    "remove it: texts can't contain scripts or embedded pages",
  ],
];

/** Rejects HTML, except a few tags without attributes in the body of a file. */
export function checkHtml(root: Root, isBody: boolean): Issue[] {
  const open: Html[] = [];
  const refused = new Set<string>();
  const issues = nodesOf(root, "html").flatMap((node) => {
    const { value } = node;
    const isEnd = value.startsWith("</");
    const tag = /^<\/?([a-z][a-z0-9-]*)/i.exec(value)?.[1]?.toLowerCase() ?? "";
    if (!isBody || !allowedTag.test(value)) {
      refused.add(tag);
      return isEnd ? [] : [at(node, explainHtml(value, tag, isBody))];
    }
    if (/^<\w+>$/.test(value) && value !== "<br>") open.push(node);
    else if (open.at(-1)?.value === value.replace("/", "")) open.pop();
    else if (isEnd && !refused.has(tag)) {
      const hint = `write ${value.replace("/", "")} before it, or remove it`;
      return [
        at(
          node,
          createIssue("unbalanced-tag", `${value} closes nothing`, hint),
        ),
      ];
    }
    return [];
  });
  const unclosed = open.map((node) => {
    const hint = `write ${node.value.replace("<", "</")} after it`;
    const reason = `${node.value} is never closed`;
    return at(node, createIssue("unbalanced-tag", reason, hint));
  });
  return [...issues, ...unclosed];
}

function explainHtml(value: string, tag: string, isBody: boolean): Issue {
  if (value.startsWith("<!--")) {
    const hint =
      "remove it: notes for writers start with # and go among the fields";
    return createIssue("raw-html", "an HTML comment is raw HTML", hint);
  }
  const [, inMarkdown = "write it in Markdown, or \\< for the character <"] =
    hints.find(([tags]) => tags.test(tag)) ?? [];
  const plain = `write it as <${tag}>, in lowercase and without attributes`;
  const ifAllowed = isBody
    ? plain
    : "use it only in the body of a Markdown file";
  const hint = allowedTag.test(`<${tag}>`) ? ifAllowed : inMarkdown;
  return createIssue(
    "raw-html",
    `${value.split("\n")[0] ?? ""} is raw HTML`,
    hint,
  );
}
