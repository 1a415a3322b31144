import { isAlias, isCollection, isNode, isPair, isScalar, visit } from "yaml";
import type { Document, Scalar, YAMLError } from "yaml";
import {
  type Issue,
  type IssueName,
  countOf,
  createIssue,
  placeIn,
  quote,
} from "../issues";

/** A problem with its offset in the text, in characters. */
type OffsetIssue = Issue & { offset: number };

const inQuotes = "put the text in quotes";

/** The first problem of YAML that can't be parsed, since it causes the next ones; else all texts that are misread. */
export function findYamlIssues(
  document: Document.Parsed,
  text: string,
): OffsetIssue[] {
  const errors = [...document.errors, ...document.warnings].map((error) =>
    explainError(document, error, text),
  );
  const issues = [...findMisreadText(document, text), ...errors].sort(
    (one, other) => one.offset - other.offset,
  );
  return errors.length > 0 ? issues.slice(0, 1) : issues;
}

function explainError(
  document: Document.Parsed,
  { code, message, pos }: YAMLError,
  text: string,
): OffsetIssue {
  const reported = startOfUnclosed(document, message, pos[0]);
  const offset = skipEmptyLines(text, reported);
  const refuse = (name: IssueName, reason: string, hint: string) => {
    return { offset, ...createIssue(name, reason, hint) };
  };
  if (code === "DUPLICATE_KEY") return explainRepeat(text, offset);
  const lines = text.split("\n").slice(placeIn(text, offset).line - 1);
  const deeper = findDeeperLine(lines);
  if (code.endsWith("IMPLICIT_KEY") && deeper)
    return {
      ...explainDepth(deeper),
      offset: text.indexOf(deeper.line, offset),
    };
  const [line = ""] = lines.map((each) => each.trim());
  const [reason = code] = message.split("\n");
  const startsWithQuote = /^(?:- )?(?:[\w-]+: +)?["']/.test(line);
  if (startsWithQuote && /quote|scalar|escape|Nested/.test(message)) {
    const isEscape = code === "BAD_DQ_ESCAPE";
    return refuse(
      "invalid-yaml",
      isEscape ? reason : "the quotes around the text don't fit",
      'write " around the whole text, \\" for a quote inside, and \\\\ for a backslash',
    );
  }
  const [special] = startOfText.exec(`${line}\n${message}`) ?? [];
  if (special) return { offset, ...refuseStart(special) };
  const misspaced = spaces.find(([pattern]) =>
    pattern.test(`${line}\n${message}`),
  );
  if (misspaced) {
    const [, problem, hint] = misspaced;
    return refuse("wrong-indentation", `${quote(line)} ${problem}`, hint);
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    const [, twice] = /^(?:- )?([\w-]+: )\1/.exec(line) ?? [];
    return twice === undefined
      ? refuse("unquoted-text", "contains a colon", inQuotes)
      : refuse("invalid-yaml", `has ${twice}twice`, "remove one of them");
  }
  if (code === "MULTIPLE_DOCS")
    return refuse(
      "invalid-yaml",
      "starts a second document",
      "remove the line of ---",
    );
  const hint = `check its quotes, brackets, colons and indentation, or ${inQuotes}`;
  return refuse("invalid-yaml", reason, hint);
}

/** A character that starts a text, or an entry of a list, and that YAML reads as something else. */
const startOfText =
  /(?<=^(?:- )?(?:[\w-]+: +)?)(?:[>|!?]|[[{](?=.*\nUnexpected scalar))|(?<=cannot start with .*)\S$/;

function refuseStart(character: string, hint = inQuotes): Issue {
  const reason = `starts with ${character}, a character that has a special meaning in YAML`;
  return createIssue("unquoted-text", reason, hint);
}

/** A field that is written twice. Below a field without a value, the offset is the end of that field's line. */
function explainRepeat(text: string, offset: number): OffsetIssue {
  const [, end = "", name = ""] =
    /^(\s*)([^:\s]*)/.exec(text.slice(offset)) ?? [];
  const [, group] = /([\w-]+):$/.exec(text.slice(0, offset)) ?? [];
  const otherwise = group
    ? `indent this one if it belongs to ${group}`
    : "start a new entry of the list with a hyphen";
  const reason = `"${name}" appears twice`;
  const hint = `remove one of the two, or ${otherwise}`;
  const issue = createIssue("duplicate-entry", reason, hint);
  return { ...issue, offset: offset + end.length };
}

interface DeeperLine {
  line: string;
  /** How many spaces more than the line above. */
  spaces: number;
}

/** The second line, if it is a field that is indented more than the lines around it. */
function findDeeperLine(lines: readonly string[]): DeeperLine | undefined {
  // A hyphen indents the field after it.
  const [above = 0, own = 0, below = 0] = lines.map((each) =>
    each.search(/[^ -]|$/),
  );
  const line = lines[1]?.trim() ?? "";
  const isDeeper = above < own && below <= above && /^[\w-]+:/.test(line);
  return isDeeper ? { line, spaces: own - above } : undefined;
}

function explainDepth({ line, spaces: more }: DeeperLine): Issue {
  const reason = `${quote(line)} is indented more than the lines around it`;
  const hint = `remove ${countOf(more, "space")} before it`;
  return createIssue("wrong-indentation", reason, hint);
}

/** Lines whose spaces are wrong, each with the parser's words on the next line. */
const spaces: readonly [lines: RegExp, reason: string, hint: string][] = [
  [/^-[^\s-]/, "is not read as an entry of a list", "write a space after -"],
  [
    /^[\w-]+:(?![ \n]|\/\/)/,
    "is not read as a field",
    "write a space after the colon",
  ],
  [
    /\nAll .* same column|without - indicator|^[^:]*:[^:]*\nNested mappings/,
    "is not aligned with the lines around it",
    "align it with the fields of its group, or write - and a space before it if it starts an entry of a list",
  ],
];

/** The parser reports the empty line above a line that it can't read. */
function skipEmptyLines(text: string, offset: number): number {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const empty = /^(?:[ \t]*\n)+/.exec(text.slice(start));
  return empty ? start + empty[0].length : offset;
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
    const hint = /(?:^|\n) *\* $/.test(text.slice(0, start + 2))
      ? "write - for each entry of a list, not *"
      : inQuotes;
    issues.push({ offset, ...refuseStart(character, hint) });
  };
  visit(document, (_key, node, ancestors) => {
    if (isAlias(node)) add(node, "*");
    if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
      add(node, "&");
    if (isScalar(node)) issues.push(...findCutText(node, text));
    // After `[Guide]`, a colon starts another field, without a name.
    if (isPair(node) && isScalar(node.key) && node.key.value === null)
      issues.push({
        offset: node.key.range?.[0] ?? 0,
        ...createIssue("unquoted-text", "contains a colon", inQuotes),
      });
    if (!isPair(node) || isScalar(node.key) || isAlias(node.key))
      return undefined;
    // An unquoted `{{brand}}` is parsed as a map whose key is a map.
    add(ancestors.at(-1), "{");
    return visit.SKIP;
  });
  return issues;
}

function findCutText({ type, range }: Scalar, text: string): OffsetIssue[] {
  if (type !== "PLAIN" || !range) return [];
  const [, cut] = /^[ \t]*(#[^\s#].*)/.exec(text.slice(range[1])) ?? [];
  if (cut === undefined) return [];
  const reason = `is cut off: YAML reads ${cut} as a comment`;
  const hint = `${inQuotes}, or write a space after # if it is a comment`;
  return [{ offset: range[0], ...createIssue("unquoted-text", reason, hint) }];
}
