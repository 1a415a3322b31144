import { isAlias, isCollection, isNode, isPair, isScalar, visit } from "yaml";
import type { Document, ErrorCode, Scalar, YAMLError } from "yaml";
import { type Issue, type IssueName, createIssue, placeIn } from "../issues";

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

type Advice = readonly [code: IssueName, reason: string, hint: string];

/** Issues for people who don't know YAML, by the parser's error code and message. */
const advice: readonly (readonly [error: RegExp, ...Advice])[] = [
  [
    /^\w+ Missing closing/,
    "unclosed-value",
    "starts a quote that never ends",
    "close the quotes",
  ],
  [
    /^\w+ Flow sequence/,
    "unclosed-value",
    "starts a list that never ends",
    "write ] at its end",
  ],
  [
    /^\w+ Flow map/,
    "unclosed-value",
    "starts a group that never ends",
    "write } at its end",
  ],
  [
    /^\w+ Implicit map keys|^MULTILINE_IMPLICIT_KEY/,
    "invalid-yaml",
    "has no value",
    "write a colon, a space and the value after the name",
  ],
  [
    /^\w+ Sequence item without|^BAD_INDENT/,
    "wrong-indentation",
    "is not indented like the fields next to it",
    "start it in the same column",
  ],
  [/^BAD_SCALAR_START/, ...explainStart("a character")],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    "unquoted-text",
    "contains a colon, which YAML reads as the start of a new field",
    `${inQuotes}, or fix the indentation of the next line`,
  ],
  [
    /^MULTIPLE_DOCS/,
    "invalid-yaml",
    "starts a second document",
    "remove the line of ---",
  ],
  [
    /^TAB_AS_INDENT/,
    "wrong-indentation",
    "is indented with a tab",
    "indent with two spaces",
  ],
  [/^TAG_RESOLVE_FAILED/, ...explainStart("!, a character")],
  [
    /^UNEXPECTED_TOKEN/,
    "unquoted-text",
    "has extra text after the value",
    inQuotes,
  ],
];

/** Explains a text that starts with a YAML indicator. */
function explainStart(character: string): Advice {
  const reason = `starts with ${character} that has a special meaning in YAML`;
  return ["unquoted-text", reason, inQuotes];
}

/** All problems that a writer can act on: the first of each line, since it is the cause. */
export function findYamlIssues(
  document: Document.Parsed,
  text: string,
): OffsetIssue[] {
  const errors = [...document.errors, ...document.warnings];
  const ofParser = errors.map((error) => explainError(document, error, text));
  const lost = errors
    .filter(({ code, pos }) => {
      // Without the hyphen of a list entry, all its fields appear twice.
      const isEntry = text.startsWith("type:", pos[0]);
      return isEntry || !errorsOfOneLine.includes(code);
    })
    .map(({ pos }) => pos[0]);
  const end = Math.min(text.length, ...lost);
  const lines = new Set<number>();
  return [...findMisreadText(document, text), ...ofParser].filter(
    ({ offset }) =>
      offset <= end && lines.size < lines.add(placeIn(text, offset).line).size,
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
    const hint =
      name === "type"
        ? "if it starts the next entry of the list, write - in front: - type:"
        : "remove one of the two fields";
    return {
      offset,
      ...createIssue("duplicate-entry", `"${name}" appears twice`, hint),
    };
  }
  const [oddName] = /^[\w-]+:(?! )\p{Zs}/u.exec(text.slice(offset)) ?? [];
  if (oddName !== undefined) {
    const message = `"${oddName}" ends with a space that YAML does not read`;
    return {
      offset,
      ...createIssue("invalid-yaml", message, "type that space again"),
    };
  }
  const found = advice.find(([error]) => error.test(`${code} ${reason}`));
  if (found) return { offset, ...createIssue(found[1], found[2], found[3]) };
  const [first = code] = reason.split("\n");
  const hint = `check the indentation, or ${inQuotes}`;
  return {
    offset,
    ...createIssue("invalid-yaml", `is not valid YAML: ${first}`, hint),
  };
}

/** The parser reports an unclosed bracket or quote at the next field; this finds where it opens. */
function startOfUnclosed(
  document: Document.Parsed,
  message: string,
  offset: number,
): number {
  if (!/^(Missing closing|Flow)/.test(message)) return offset;
  let start = offset;
  visit(document, (_key, node) => {
    const isQuoted = isScalar(node) && node.type?.startsWith("QUOTE") === true;
    const isOpened = isQuoted || (isCollection(node) && node.flow === true);
    const range = isNode(node) ? node.range : undefined;
    if (isOpened && range && range[0] <= offset && offset <= range[2])
      start = range[0];
  });
  return start;
}

/** Text that YAML parses as something else without an error: `{{brand}}`, `*stars*`, `&more`, and `Our store is #1`, which it cuts off at the `#`. */
function findMisreadText(
  document: Document.Parsed,
  text: string,
): OffsetIssue[] {
  const issues: OffsetIssue[] = [];
  const add = (node: unknown, character: string) => {
    const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    // The value's offset is after the name that & gives it.
    const offset = character === "&" ? text.lastIndexOf("&", start) : start;
    issues.push({
      offset,
      ...createIssue(...explainStart(`${character}, a character`)),
    });
  };
  visit(document, (_key, node, ancestors) => {
    if (isAlias(node)) add(node, "*");
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
      add(node, "&");
    if (isScalar(node)) issues.push(...findCutText(node, text));
    if (!isPair(node) || isScalar(node.key) || isAlias(node.key))
      return undefined;
    // An unquoted `{{brand}}` is parsed as a map whose key is a map.
    add(ancestors.at(-1), "{");
    return visit.SKIP;
  });
  return issues;
}

function findCutText(
  { type, range, source }: Scalar,
  text: string,
): OffsetIssue[] {
  if (type !== "PLAIN" || !range || source === "") return [];
  const [, cut] = /^[ \t]+(#[^\s#].*)/.exec(text.slice(range[1])) ?? [];
  if (cut === undefined) return [];
  const reason = `is cut off: YAML reads ${cut} as a comment`;
  const hint = `${inQuotes}, or write a space after # if it is a comment`;
  return [{ offset: range[0], ...createIssue("unquoted-text", reason, hint) }];
}
