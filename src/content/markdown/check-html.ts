import type { Html, Root } from "mdast";
import { visit } from "unist-util-visit";
import { at } from "../problems/problem";
import type { Problem } from "../problems/problem";

/** What Markdown has no sign for: keys of a keyboard, raised and lowered letters, a line break in a table. */
export const allowedTags = ["kbd", "sub", "sup", "br"] as const;

const allowedTag = new RegExp(`^</?(?:${allowedTags.join("|")}) ?/?>$`);

/** How Markdown writes what a tag stands for; each entry ends a message. */
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

/** HTML is refused, apart from a few tags without attributes in the body of a file. */
export function checkHtml(root: Root, isBody: boolean): Problem[] {
  const problems: Problem[] = [];
  const open: Html[] = [];
  const refused = new Set<string>();
  visit(root, "html", (node) => {
    const { value } = node;
    if (isBody && allowedTag.test(value)) {
      if (/^<\w+>$/.test(value) && value !== "<br>") open.push(node);
      else if (open.at(-1)?.value === value.replace("/", "")) open.pop();
      else if (value.startsWith("</") && !refused.has(nameOf(value))) {
        problems.push(at(node, closesNothing(value)));
      }
      return;
    }
    refused.add(nameOf(value));
    // Its opening tag has been told of.
    if (!value.startsWith("</")) problems.push(at(node, explainHtml(value, isBody)));
  });
  return [...problems, ...open.map((node) => at(node, neverClosed(node.value)))];
}

function nameOf(tag: string): string {
  return /^<\/?([a-z][a-z0-9-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
}

function explainHtml(value: string, isBody: boolean): Problem {
  if (value.startsWith("<!--")) {
    const what = "an HTML comment can be read in the source of the page";
    return { what, hint: "remove it: notes begin with # and stand among the fields" };
  }
  const tag = nameOf(value);
  const [, hint = "write it in Markdown"] = hints.find(([tags]) => tags.test(tag)) ?? [];
  const what = `${value.split("\n")[0] ?? ""} is raw HTML`;
  if (!allowedTags.some((allowed) => allowed === tag)) return { what, hint };
  const plain = `write it as <${tag}>, in lower case and without attributes`;
  return { what, hint: isBody ? plain : "only the body of a Markdown file takes it" };
}

function neverClosed(tag: string): Problem {
  return { what: `${tag} is never closed`, hint: `write ${tag.replace("<", "</")} after it` };
}

function closesNothing(tag: string): Problem {
  const what = `${tag} closes nothing`;
  return { what, hint: `write ${tag.replace("/", "")} before it, or remove it` };
}
