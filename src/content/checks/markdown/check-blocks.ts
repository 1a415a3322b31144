import type { Code, FootnoteDefinition, Heading, ListItem, Root } from "mdast";
import { type Issue, at, countOf, createIssue } from "../../issues";
import { nodesOf, sourceOf, wordsOf } from "../../markdown/markdown";

/** Reports blocks that don't mean what they seem to: unclosed code, underlined paragraphs, empty footnotes, broken tables. */
export function checkBlocks(root: Root, text: string): Issue[] {
  const named = nodesOf(root, "footnoteReference").map(
    ({ identifier }) => identifier,
  );
  return [
    ...nodesOf(root, "code").flatMap((node) => checkCode(node, text)),
    ...nodesOf(root, "heading").flatMap((node) => checkUnderline(node, text)),
    ...nodesOf(root, "footnoteDefinition").flatMap((node) =>
      checkFootnote(node, named.includes(node.identifier)),
    ),
    ...nodesOf(root, "listItem").flatMap(checkEntry),
    ...checkRows(root),
    ...checkDelimiters(root, text),
  ];
}

function checkCode(node: Code, text: string): Issue[] {
  const source = sourceOf(node, text);
  const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (fence === undefined) {
    const reason = `"${source.split("\n", 1).join("").trim()}" is shown as code, because it is indented by four spaces`;
    const hint =
      "remove the spaces; for code, write three backticks on a line above and below";
    return [at(node, createIssue("wrong-indentation", reason, hint))];
  }
  const [, ...lines] = source.split("\n");
  const last = lines.at(-1)?.replace(/^[ >]*/, "");
  if (last?.startsWith(fence) === true) return [];
  const hint = `write ${fence} on a line of its own below the code`;
  const reason = `"${fence}" is never closed`;
  return [at(node, createIssue("unclosed-code", reason, hint))];
}

/** `---` right below a line makes it a heading; most writers meant a rule. */
function checkUnderline(node: Heading, text: string): Issue[] {
  const source = sourceOf(node, text);
  if (source.startsWith("#") || !/\n[ >]*-+[ \t]*$/.test(source)) return [];
  const words = wordsOf(node);
  const reason = `"${words}" is read as a heading because of the line below it`;
  const hint = `write ## ${words}, or leave an empty line above the ---`;
  return [at(node, createIssue("malformed-heading", reason, hint))];
}

function checkFootnote(node: FootnoteDefinition, isNamed: boolean): Issue[] {
  const name = `[^${node.label ?? node.identifier}]`;
  const isEmpty = wordsOf(node).trim() === "";
  if (isNamed && !isEmpty) return [];
  const reason = isEmpty ? "without text" : "that nothing refers to";
  const hint = isEmpty
    ? `write it after ${name}:`
    : `write ${name} after the words that it explains, or remove it`;
  const message = `"${name}" is a footnote ${reason}`;
  return [at(node, createIssue("malformed-footnote", message, hint))];
}

function checkEntry(node: ListItem): Issue[] {
  if (node.children.length > 0) return [];
  return [
    at(
      node,
      createIssue(
        "malformed-list",
        "is an empty entry",
        "write its words after the marker, or remove the marker",
      ),
    ),
  ];
}

/** No row may have more cells than the header, since the others are lost. */
function checkRows(root: Root): Issue[] {
  return nodesOf(root, "table").flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    const wide = rows.filter(({ children }) => children.length > columns);
    return wide.map((row) => {
      const cells = countOf(row.children.length, "cell");
      const reason = `this row has ${cells}, but the table has ${countOf(columns, "column")}`;
      const hint = "remove the extra cells, or write \\| for the character |";
      return at(row, createIssue("malformed-table", reason, hint));
    });
  });
}

/** Two lines that start with | are no table without a line of hyphens that has as many columns. */
function checkDelimiters(root: Root, text: string): Issue[] {
  return nodesOf(root, "paragraph").flatMap((node) => {
    const [, head] = /^(\|.*)\n[ >]*\|/.exec(sourceOf(node, text)) ?? [];
    if (head === undefined) return [];
    const cells = head
      .trim()
      .replace(/^\||\|$/g, "")
      .split(/(?<!\\)\|/);
    const reason =
      "the line of hyphens below the column headings is missing, or has other columns";
    const hint = `write |${" --- |".repeat(cells.length)} below the first line`;
    return [at(node, createIssue("malformed-table", reason, hint))];
  });
}
