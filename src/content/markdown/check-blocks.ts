import type { Code, FootnoteDefinition, FootnoteReference, Heading, ListItem, Root } from "mdast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { at } from "./at-node";
import type { Problem } from "../problems/problem";

type Block = Code | FootnoteDefinition | FootnoteReference | Heading | ListItem;

const blocks = ["code", "footnoteDefinition", "footnoteReference", "heading", "listItem"];

/** Blocks that begin as one thing and end as another: open code, lines under words, notes without words. */
export function checkBlocks(root: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  // Most texts have none of them, and to walk through a tree takes longer than to look for their signs.
  if (!/```|~~~|\[|\n[ >]*-/.test(text)) return problems;
  const named = new Set<string>();
  const notes: FootnoteDefinition[] = [];
  visit<Block>(root, blocks, (node) => {
    if (node.type === "footnoteReference") named.add(node.identifier);
    else if (node.type === "footnoteDefinition") notes.push(node);
    else {
      const source = text.slice(node.position?.start.offset, node.position?.end.offset);
      problems.push(...checkSource(node, source).map((problem) => at(node, problem)));
    }
  });
  const ofNotes = notes.flatMap((node) =>
    checkFootnote(node, named.has(node.identifier)).map((problem) => at(node, problem)),
  );
  return [...problems, ...ofNotes];
}

function checkSource(node: Code | Heading | ListItem, source: string): Problem[] {
  if (node.type === "code") return checkFence(source);
  return node.type === "heading" ? checkUnderline(source, toString(node)) : checkBox(source);
}

function checkFence(source: string): Problem[] {
  const [, signs = ""] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const [, ...lines] = source.split("\n").map((line) => line.replace(/^[ >]*/, "").trimEnd());
  if (signs === "" || lines.at(-1)?.startsWith(signs) === true) return [];
  const short = lines.find((line) => line !== "" && signs.startsWith(line));
  const what =
    short === undefined
      ? `the code that begins with ${signs} is never closed`
      : `${short} does not close the code that begins with ${signs}`;
  return [{ what, hint: `write ${signs} on a line of its own below the code` }];
}

/** `---` right below a line makes a heading of it, where a rule was meant more often than not. */
function checkUnderline(source: string, words: string): Problem[] {
  if (source.startsWith("#") || !/\n[ >]*-+[ \t]*$/.test(source)) return [];
  const what = `the line below "${words}" makes a heading of it`;
  return [{ what, hint: `write ## ${words}, or leave an empty line above the ---` }];
}

function checkBox(source: string): Problem[] {
  const [, box] = /^(?:[-*+]|\d+[.)])[ \t]+(\[[ \txXvVyY✓]{0,2}\])/.exec(source) ?? [];
  if (box === undefined || /^\S+[ \t]+\[[ \txX]\](?=\s|$)/.test(source)) return [];
  const hint = "write [ ] for an empty box or [x] for a ticked one, and a space behind it";
  return [{ what: `"${box}" is no box of a checklist`, hint }];
}

function checkFootnote(node: FootnoteDefinition, isNamed: boolean): Problem[] {
  const name = `[^${node.label ?? node.identifier}]`;
  if (toString(node).trim() === "") {
    return [{ what: `the footnote ${name} has no text`, hint: `write it behind ${name}:` }];
  }
  if (isNamed) return [];
  const hint = `write ${name} behind the words that it belongs to, or remove it`;
  return [{ what: `the footnote ${name} belongs to no words`, hint }];
}
