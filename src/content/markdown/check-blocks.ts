import type { Code, FootnoteDefinition, Heading, ListItem, Root } from "mdast";
import { countOf, type Issue, at } from "../issues/issue";
import { nodesOf, sourceOf, wordsOf } from "./markdown";

/** Reports blocks that don't mean what they seem to: unclosed code, underlined paragraphs, empty footnotes. */
export function checkBlocks(root: Root, text: string): Issue[] {
  const named = nodesOf(root, "footnoteReference").map(({ identifier }) => identifier);
  const ofBlocks = nodesOf(root, "code", "heading", "listItem").flatMap((node) =>
    checkSource(node, sourceOf(node, text)).map((issue) => at(node, issue)),
  );
  const ofNotes = nodesOf(root, "footnoteDefinition").flatMap((node) =>
    checkFootnote(node, named.includes(node.identifier)).map((issue) => at(node, issue)),
  );
  return [...ofBlocks, ...ofNotes];
}

function checkSource(node: Code | Heading | ListItem, source: string): Issue[] {
  if (node.type === "code") return checkFence(source);
  return node.type === "heading" ? checkUnderline(source, wordsOf(node)) : checkBox(source);
}

function checkFence(source: string): Issue[] {
  const [, signs = ""] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const [, ...lines] = source.split("\n").map((line) => line.replace(/^[ >]*/, "").trimEnd());
  if (signs === "" || lines.at(-1)?.startsWith(signs) === true) return [];
  const short = lines.find((line) => line !== "" && signs.startsWith(line));
  const message =
    short === undefined
      ? `the code that begins with ${signs} is never closed`
      : `${short} does not close the code that begins with ${signs}`;
  return [{ message, hint: `write ${signs} on a line of its own below the code` }];
}

/** `---` right below a line makes it a heading; most writers meant a rule. */
function checkUnderline(source: string, words: string): Issue[] {
  if (source.startsWith("#") || !/\n[ >]*-+[ \t]*$/.test(source)) return [];
  const message = `the line below "${words}" makes a heading of it`;
  return [{ message, hint: `write ## ${words}, or leave an empty line above the ---` }];
}

function checkBox(source: string): Issue[] {
  const [, box] = /^(?:[-*+]|\d+[.)])[ \t]+(\[[ \txXvVyY✓]{0,2}\])/.exec(source) ?? [];
  if (box === undefined || /^\S+[ \t]+\[[ \txX]\](?=\s|$)/.test(source)) return [];
  const hint = "write [ ] for an empty box or [x] for a ticked one, and a space behind it";
  return [{ message: `"${box}" is no box of a checklist`, hint }];
}

function checkFootnote(node: FootnoteDefinition, isNamed: boolean): Issue[] {
  const name = `[^${node.label ?? node.identifier}]`;
  if (wordsOf(node).trim() === "") {
    return [{ message: `the footnote ${name} has no text`, hint: `write it behind ${name}:` }];
  }
  if (isNamed) return [];
  const hint = `write ${name} behind the words that it belongs to, or remove it`;
  return [{ message: `the footnote ${name} belongs to no words`, hint }];
}

/** Tables need a delimiter row, and no row may have more cells than the header. */
export function checkTables(root: Root, text: string): Issue[] {
  const wide = nodesOf(root, "table").flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows
      .filter(({ children }) => children.length > columns)
      .map((row) => {
        const cells = countOf(row.children.length, "cell");
        const message = `this row has ${cells}, and its table ${countOf(columns, "column")}`;
        return at(row, { message, hint: "remove what is too much, or write \\| for the sign |" });
      });
  });
  const noTables = nodesOf(root, "paragraph").flatMap((node) => {
    const lines = sourceOf(node, text).split("\n", 2);
    const [first = "", second = ""] = lines.map((line) => line.replace(/^[ >]*/, ""));
    if (!first.startsWith("|") || !second.startsWith("|")) return [];
    const columns = cellsOf(first);
    const message = /^[|:\- ]+$/.test(second)
      ? `the second line has ${countOf(cellsOf(second), "column")}, and the first ${String(columns)}`
      : "a table without its second line is no table";
    return [at(node, { message, hint: `write |${" --- |".repeat(columns)} below its first line` })];
  });
  return [...wide, ...noTables];
}

function cellsOf(row: string): number {
  const cells = row.trim().replace(/^\||\|$/g, "");
  return cells.split(/(?<!\\)\|/).length;
}
