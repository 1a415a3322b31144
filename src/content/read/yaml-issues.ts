import { isAlias, isCollection, isNode, isPair, isScalar, visit } from "yaml";
import type { Document, ErrorCode, Node, YAMLError } from "yaml";
import { type Issue, placeIn } from "../issues/issue";

/** A problem with its offset in the text, in characters. */
type OffsetIssue = Issue & { offset: number };

/** Errors that affect one line; after any other, the parser's later errors are meaningless. */
const errorsOfOneLine: readonly ErrorCode[] = [
  "BAD_SCALAR_START",
  "BLOCK_AS_IMPLICIT_KEY",
  "DUPLICATE_KEY",
  "TAG_RESOLVE_FAILED",
  "UNEXPECTED_TOKEN",
];

const inQuotes = "put the text in quotes";

/** Messages for people who don't know YAML, by the parser's error code and message. */
const advice: readonly (readonly [error: RegExp, message: string, hint: string])[] = [
  [/^\w+ Missing closing/, "starts a quotation that never ends", "close the quotes"],
  [/^\w+ Flow sequence/, "starts a list that never ends", "write ] at its end"],
  [/^\w+ Flow map/, "starts a group that never ends", "write } at its end"],
  [
    /^\w+ Implicit map keys|^MULTILINE_IMPLICIT_KEY/,
    "has no value",
    "write a colon, a space and the value after the name",
  ],
  [
    /^\w+ Sequence item without|^BAD_INDENT/,
    "is not indented like the fields beside it",
    "start it in the same column as they do",
  ],
  [/^BAD_SCALAR_START/, startsWith("a sign"), inQuotes],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    "holds a colon that YAML reads as a new field",
    `${inQuotes}, or mend the indentation of the next line`,
  ],
  [/^MULTIPLE_DOCS/, "is a second document in one file", "remove the line of ---"],
  [/^TAB_AS_INDENT/, "is indented with a tab", "indent with two spaces"],
  [/^TAG_RESOLVE_FAILED/, startsWith("!, a sign"), inQuotes],
  [/^UNEXPECTED_TOKEN/, "goes on after the end of its value", inQuotes],
];

/** Explains a text that starts with a YAML indicator. */
function startsWith(sign: string): string {
  return `starts with ${sign} that YAML keeps for itself`;
}

/** All problems that a writer can act on: the first of each line, since it is the cause. */
export function findYamlIssues(document: Document.Parsed, text: string): OffsetIssue[] {
  const errors = [...document.errors, ...document.warnings];
  const ofParser = errors.map((error) => explainError(document, error, text));
  const lost = errors
    .filter(({ code }) => !errorsOfOneLine.includes(code))
    .map(({ pos }) => pos[0]);
  const end = Math.min(text.length, ...lost);
  const lines = new Set<number>();
  const misread = [...findMisreadText(document, text), ...findCutText(document, text)];
  return [...misread, ...ofParser].filter(
    ({ offset }) => offset <= end && lines.size < lines.add(placeIn(text, offset).line).size,
  );
}

function explainError(
  document: Document.Parsed,
  { code, message: reason, pos }: YAMLError,
  text: string,
): OffsetIssue {
  const offset = startOfUnclosed(document, reason, pos[0]);
  if (code === "DUPLICATE_KEY") {
    const name = /^[^:\s]*/.exec(text.slice(offset))?.[0] ?? "";
    return { offset, message: `the field "${name}" stands twice`, hint: "remove one of them" };
  }
  const [, message, hint] = advice.find(([error]) => error.test(`${code} ${reason}`)) ?? [
    code,
    `is not valid YAML: ${reason.split("\n")[0] ?? code}`,
    `check the indentation, or ${inQuotes}`,
  ];
  return { offset, message, hint };
}

/** The parser reports an unclosed bracket or quote at the next field; this finds where it opens. */
function startOfUnclosed(document: Document.Parsed, message: string, offset: number): number {
  if (!/^(Missing closing|Flow)/.test(message)) return offset;
  let start = offset;
  visit(document, (_key, node) => {
    const isQuoted = isScalar(node) && node.type?.startsWith("QUOTE") === true;
    const isOpened = isQuoted || (isCollection(node) && node.flow === true);
    const range = isNode(node) ? node.range : undefined;
    if (isOpened && range && range[0] <= offset && offset <= range[2]) start = range[0];
  });
  return start;
}

/** Text that YAML parses as something else without an error: `{{brand}}`, `*stars*`, and `&more`. */
function findMisreadText(document: Document.Parsed, text: string): OffsetIssue[] {
  const issues: OffsetIssue[] = [];
  const add = (node: Node, sign: string) => {
    const start = node.range?.[0] ?? 0;
    // The value's offset is after the name that & gives it.
    const offset = sign === "&" ? text.lastIndexOf("&", start) : start;
    issues.push({ offset, message: startsWith(`${sign}, a sign`), hint: inQuotes });
  };
  visit(document, (_key, node, ancestors) => {
    if (isAlias(node)) add(node, "*");
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) add(node, "&");
    if (!isPair(node) || isScalar(node.key) || isAlias(node.key)) return undefined;
    // An unquoted `{{brand}}` is parsed as a map whose key is a map.
    add((ancestors.at(-1) ?? node.key) as Node, "{");
    return visit.SKIP;
  });
  return issues;
}

/** Text that YAML cuts off at a `#`: `Our store is #1` becomes `Our store is`. */
function findCutText(document: Document.Parsed, text: string): OffsetIssue[] {
  const issues: OffsetIssue[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      if (node.type !== "PLAIN" || !node.range || node.source === "") return;
      const [, cut] = /^[ \t]+(#[^\s#].*)/.exec(text.slice(node.range[1])) ?? [];
      if (cut === undefined) return;
      const message = `loses what stands behind it: YAML takes ${cut} for a comment`;
      const hint = `${inQuotes}, or write a space after # if it is a comment`;
      issues.push({ offset: node.range[0], message, hint });
    },
  });
  return issues;
}
