import { CST, Parser, stringify } from "yaml";
import { isRecord } from "../schema/schema-shape";

export type Values = Readonly<Record<string, unknown>>;

/** An entry of a list, which has no key, or of a group. */
interface Old {
  key: string | undefined;
  /** Undefined if the editor doesn't show it, such as a default. */
  value: unknown;
  item: CST.CollectionItem;
}

/** An entry that the YAML should have, and the entry that it was. */
type Wanted = Omit<Old, "item"> & { old?: Old | undefined };

const style = { lineWidth: 0 } as const;

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** YAML with new values and otherwise the same text: comments, quotes, folding, and the order of keys. */
export function editYaml(text: string, before: Values, after: Values): string {
  const tokens = [...new Parser().parse(text)];
  const document = tokens.find((token) => token.type === "document");
  if (!document?.value) return text + stringify(after, style);
  document.value =
    edit(document.value, before, after) ?? toToken(stringify(after, style));
  return toText(tokens);
}

function toText(tokens: readonly CST.Token[] = []): string {
  return tokens.map((token) => CST.stringify(token)).join("");
}

function toToken(source: string): CST.Token {
  return { type: "scalar", offset: 0, indent: 0, source };
}

/** A value's new token; undefined if it has to be written from scratch. */
function edit(token: CST.Token | undefined, before: unknown, after: unknown) {
  if (!token || isSame(before, after)) return token;
  if (CST.isScalar(token))
    return isRecord(after) ? undefined : editScalar(token, after);
  if (!CST.isCollection(token) || !isRecord(after)) return undefined;
  const isFlow = token.type === "flow-collection";
  const isList = isFlow
    ? token.start.source === "["
    : token.type === "block-seq";
  // In a flow, a line break would need the indentation of the block around it.
  const isUnfit = isFlow && JSON.stringify(after).includes("\\n");
  if (isUnfit || isList !== Array.isArray(after)) return undefined;
  const values = isRecord(before) ? before : {};
  const olds = token.items.flatMap((item, index): Old[] => {
    const key = item.key
      ? String(CST.resolveAsScalar(item.key)?.value)
      : undefined;
    return item.key || item.value
      ? [{ key, value: values[key ?? index], item }]
      : [];
  });
  const wanted = matchEntries(olds, values, after);
  if (olds.length === 0 || wanted.length === 0) return undefined;
  // Comments after the last entry, or a last comma.
  const rest = toText(
    token.items.flatMap((item) => (item.key || item.value ? [] : item.start)),
  );
  if (!isFlow) return toToken(writeBlock(token.indent, olds, wanted) + rest);
  return toToken(
    token.start.source + writeFlow(olds, wanted) + rest + toText(token.end),
  );
}

/** Finds the old entry of each new one: with the same key, or else with the same value, or of the same type. */
function matchEntries(
  olds: readonly Old[],
  before: Values,
  after: Values,
): Wanted[] {
  const isList = Array.isArray(after);
  const free = new Set(olds);
  const wanted = Object.entries(after).map(([key, value]): Wanted => {
    return { key: isList ? undefined : key, value };
  });
  const tests: ((one: Wanted, old: Old) => boolean)[] = [
    (one, old) => !isList && one.key === old.key,
    (one, old) => isSame(one.value, old.value),
    (one, old) => isList && isAlike(one.value, old.value),
  ];
  for (const test of tests)
    for (const one of wanted) {
      one.old ??= [...free].find((old) => test(one, old));
      if (one.old) free.delete(one.old);
    }
  const keysOf = (values: Values) =>
    Object.keys(values).filter((key) => key in before && key in after);
  if (isList || !isSame(keysOf(before), keysOf(after))) return wanted;
  // Nothing has moved: the old order stays, and a new entry comes after the one that is before it in the new value.
  const placed = olds.flatMap((old): Wanted[] => {
    const isHidden = free.has(old) && old.value === undefined;
    return isHidden
      ? [{ ...old, old }]
      : wanted.filter((one) => one.old === old);
  });
  for (const [index, one] of wanted.entries()) {
    const previous = wanted[index - 1];
    if (!one.old)
      placed.splice(previous ? placed.indexOf(previous) + 1 : 0, 0, one);
  }
  return placed;
}

function isAlike(a: unknown, b: unknown): boolean {
  return isRecord(a) && isRecord(b)
    ? a["type"] === b["type"]
    : typeof a === typeof b;
}

function writeBlock(
  indent: number,
  olds: readonly Old[],
  wanted: readonly Wanted[],
): string {
  const margin = " ".repeat(indent);
  const isSpaced = olds[1]?.item.start[0]?.type === "newline";
  const entries = wanted.map(({ key, value, old }, index) => {
    const isFirst = old === olds[0];
    // The first entry's margin, or the indicator in `- type: hero`, is not its own.
    const start = (isFirst ? margin : "") + toText(old?.item.start);
    const edited = old && edit(old.item.value, old.value, value);
    const label =
      key === old?.key ? old?.item.key : toToken(stringify(key).trim());
    const text = edited
      ? start + toText([label ?? [], old.item.sep ?? [], edited].flat())
      : start.replace(/[ -]*$/, "") +
        writeEntry(key, value, {}).replaceAll(/^(?=.)/gm, margin);
    if (index === 0) return text.replace(/^\n+/, "");
    return isSpaced && (!old || isFirst) ? `\n${text}` : text;
  });
  return entries.join("").slice(indent);
}

function writeFlow(olds: readonly Old[], wanted: readonly Wanted[]): string {
  const starts = olds.map(({ item }) => toText(item.start));
  const texts = olds.map(({ item }) => CST.stringify({ ...item, start: [] }));
  const another = olds.length > 1 ? starts.at(-1) : ", ";
  const entries = wanted.map(({ key, value, old }, index) => {
    const isKept = old && key === old.key && isSame(value, old.value);
    const fresh = writeEntry(key, value, { collectionStyle: "flow" })
      .trim()
      .slice(1, -1)
      .trim();
    return [
      starts[index] ?? another,
      isKept ? texts[olds.indexOf(old)]?.trim() : fresh,
    ].join("");
  });
  return entries.join("") + texts.join("").replace(/[^]*\S/, "");
}

/** `key: value`, or `- value` without a key. */
function writeEntry(
  key: string | undefined,
  value: unknown,
  options: object,
): string {
  return stringify(key === undefined ? [value] : { [key]: value }, {
    ...style,
    ...options,
  });
}

/** A scalar with another value and, as far as possible, the same quotes or folding. */
function editScalar(
  token: CST.FlowScalar | CST.BlockScalar,
  value: unknown,
): CST.Token {
  const old = CST.resolveAsScalar(token).value;
  // Texts of the form have no line break at the end.
  const text = `${String(value)}${token.type === "block-scalar" ? old.replace(/[^]*[^\n]/, "") : ""}`;
  if (token.type === "block-scalar") {
    const refolded = refold(token, text.trimEnd());
    if (CST.resolveAsScalar(refolded).value === text) return refolded;
  }
  const written = stringify(typeof value === "string" ? text : value, style);
  if (/^[|>]/.test(written))
    CST.setScalarValue(token, text, { afterKey: true, type: "BLOCK_LITERAL" });
  else if (/^["']/.test(written))
    CST.setScalarValue(token, text, { type: "QUOTE_DOUBLE" });
  else
    CST.setScalarValue(
      token,
      text,
      typeof value === "string" ? {} : { type: "PLAIN" },
    );
  return token;
}

/** A folded text with the same line breaks as before, as far as it is the same. */
function refold(token: CST.BlockScalar, value: string): CST.BlockScalar {
  const margin = token.source.replace(/[^ ][^]*/, "");
  const before = token.source
    .trimEnd()
    .replaceAll(new RegExp(`^${margin}`, "gm"), "");
  // In a folded text, one line break is a space, and a line break takes two.
  const after = value.replaceAll(/\n+/g, "$&\n");
  const isEqual = (a?: string, b?: string) =>
    a === b || (a === "\n" && b === " ");
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    isEqual(before.at(-1 - tail), after.at(-1 - tail))
  )
    tail += 1;
  const words = after.slice(head, after.length - tail);
  const text =
    before.slice(0, head) + words + before.slice(before.length - tail);
  return { ...token, source: `${text.replaceAll(/^(?=.)/gm, margin)}\n` };
}
