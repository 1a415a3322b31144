import type { Html, Root } from "mdast";
import { type Issue, at } from "../issues/issue";
import { nodesOf } from "./markdown";

/** Tags without a Markdown equivalent: keyboard keys, superscript, subscript, and line breaks in tables. */
const allowedTag = /^<\/?(?:kbd|sub|sup|br) ?\/?>$/;

/** Markdown equivalents of tags, as the end of a message. */
const hints: readonly [tags: RegExp, hint: string][] = [
  [/^(b|strong)$/, "write **bold**"],
  [/^(i|em)$/, "write *emphasis*"],
  [/^a$/, "write [words](address)"],
  [/^(img|picture|figure)$/, "write ![what it shows](./picture.jpg)"],
  [/^h[1-6]$/, "write ## and the words of the heading"],
  [/^(ul|ol|li)$/, "write each entry on a line that begins with a hyphen"],
  [/^(table|thead|tbody|tr|td|th)$/, "write a table with | between its columns"],
  [/^(code|pre)$/, "put code between backticks"],
  [/^blockquote$/, "begin the lines of the quotation with >"],
  [/^hr$/, "write --- between two empty lines"],
  [/^p$/, "leave an empty line between paragraphs"],
  [/^(script|style|iframe|object|embed|form|svg)$/, "remove it: texts hold no code and no frames"],
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
      return [at(node, { message: `${value} closes nothing`, hint })];
    }
    return [];
  });
  const unclosed = open.map((node) => {
    const hint = `write ${node.value.replace("<", "</")} after it`;
    return at(node, { message: `${node.value} is never closed`, hint });
  });
  return [...issues, ...unclosed];
}

function explainHtml(value: string, tag: string, isBody: boolean): Issue {
  if (value.startsWith("<!--")) {
    const message = "an HTML comment can be read in the source of the page";
    return { message, hint: "remove it: notes begin with # and stand among the fields" };
  }
  const message = `${value.split("\n")[0] ?? ""} is raw HTML`;
  if (allowedTag.test(`<${tag}>`)) {
    const plain = `write it as <${tag}>, in lower case and without attributes`;
    return { message, hint: isBody ? plain : "only the body of a Markdown file takes it" };
  }
  const [, hint = "write it in Markdown"] = hints.find(([tags]) => tags.test(tag)) ?? [];
  return { message, hint };
}
