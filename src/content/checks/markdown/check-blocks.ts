import type { Code, FootnoteDefinition, Heading, ListItem, Root } from "mdast";
import { type Issue, at, countOf, createIssue } from "../../issues";
import { nodesOf, sourceOf, wordsOf } from "../../markdown/markdown";

/** Reports blocks that don't mean what they seem to: unclosed code, underlined paragraphs, empty footnotes. */
export function checkBlocks(root: Root, text: string): Issue[] {
  const named = nodesOf(root, "footnoteReference").map(
    ({ identifier }) => identifier,
  );
  const check = (node: Code | Heading | ListItem | FootnoteDefinition) => {
    const source = sourceOf(node, text);
    if (node.type === "code")
      return [...checkFence(source), ...checkIndent(source)];
    if (node.type === "listItem") return checkBox(source);
    if (node.type === "heading") return checkUnderline(source, wordsOf(node));
    return checkFootnote(node, named.includes(node.identifier));
  };
  return nodesOf(
    root,
    "code",
    "heading",
    "listItem",
    "footnoteDefinition",
  ).flatMap((node) => check(node).map((issue) => at(node, issue)));
}

function checkFence(source: string): Issue[] {
  const [, fence = ""] = /^(`{3,}|~{3,})/.exec(source) ?? [];
  const [, ...lines] = source
    .split("\n")
    .map((line) => line.replace(/^[ >]*/, "").trimEnd());
  if (fence === "" || lines.at(-1)?.startsWith(fence) === true) return [];
  const short = lines.find((line) => line !== "" && fence.startsWith(line));
  const reason = short
    ? `does not close the code that starts with ${fence}`
    : "is never closed";
  const hint = `write ${fence} on a line of its own below the code`;
  return [createIssue("unclosed-code", `"${short ?? fence}" ${reason}`, hint)];
}

/** Four spaces make a paragraph code; most came with pasted text. */
function checkIndent(source: string): Issue[] {
  if (/^[`~]{3}/.test(source)) return [];
  const [line = ""] = source.split("\n");
  const reason = `"${line.trim()}" is shown as code, because it is indented by four spaces`;
  const hint =
    "remove the spaces; for code, write three backticks on a line above and below";
  return [createIssue("wrong-indentation", reason, hint)];
}

/** `---` right below a line makes it a heading; most writers meant a rule. */
function checkUnderline(source: string, words: string): Issue[] {
  if (source.startsWith("#") || !/\n[ >]*-+[ \t]*$/.test(source)) return [];
  const reason = `"${words}" is read as a heading because of the line below it`;
  const hint = `write ## ${words}, or leave an empty line above the ---`;
  return [createIssue("malformed-heading", reason, hint)];
}

function checkBox(source: string): Issue[] {
  const [, box] =
    /^(?:[-*+]|\d+[.)])[ \t]+(\[[ \txXvVyY✓]{0,2}\])/.exec(source) ?? [];
  if (box === undefined || /^\S+[ \t]+\[[ \txX]\](?=\s|$)/.test(source))
    return [];
  const hint =
    "write [ ] for an empty box or [x] for a checked one, and a space after it";
  return [
    createIssue("malformed-list", `"${box}" is not a valid checkbox`, hint),
  ];
}

function checkFootnote(node: FootnoteDefinition, isNamed: boolean): Issue[] {
  const name = `[^${node.label ?? node.identifier}]`;
  const refuse = (reason: string, hint: string) => [
    createIssue(
      "malformed-footnote",
      `"${name}" is a footnote ${reason}`,
      hint,
    ),
  ];
  if (wordsOf(node).trim() === "")
    return refuse("without text", `write it after ${name}:`);
  const hint = `write ${name} after the words that it explains, or remove it`;
  return isNamed ? [] : refuse("that nothing refers to", hint);
}

/** Tables need a delimiter row, and no row may have more cells than the header. */
export function checkTables(root: Root, text: string): Issue[] {
  const wide = nodesOf(root, "table").flatMap(
    ({ children: [head, ...rows] }) => {
      const columns = head?.children.length ?? 0;
      return rows
        .filter(({ children }) => children.length > columns)
        .map((row) => {
          const cells = countOf(row.children.length, "cell");
          const reason = `this row has ${cells}, but the table has ${countOf(columns, "column")}`;
          const hint =
            "remove the extra cells, or write \\| for the character |";
          return at(row, createIssue("malformed-table", reason, hint));
        });
    },
  );
  const noTables = nodesOf(root, "paragraph").flatMap((node) => {
    const lines = sourceOf(node, text).split("\n", 2);
    const [first = "", second = ""] = lines.map((line) =>
      line.replace(/^[ >]*/, ""),
    );
    if (!first.startsWith("|") || !second.startsWith("|")) return [];
    const columns = cellsOf(first);
    const reason = /^[|:\- ]+$/.test(second)
      ? `the second line has ${countOf(cellsOf(second), "column")}, but the first has ${columns}`
      : "the line of hyphens below the column headings is missing";
    const hint = `write |${" --- |".repeat(columns)} below the first line`;
    return [at(node, createIssue("malformed-table", reason, hint))];
  });
  return [...wide, ...noTables];
}

function cellsOf(row: string): number {
  const cells = row.trim().replace(/^\||\|$/g, "");
  return cells.split(/(?<!\\)\|/).length;
}
