import { CST, Parser, stringify } from "yaml";

export type Values = Readonly<Record<string, unknown>>;

/** An entry of the YAML; its value is undefined if the editor doesn't show it, such as a default. */
interface Old {
  key: string | undefined;
  value: unknown;
  item: CST.CollectionItem;
}

/** An entry that the YAML should have, and the entry that it was. */
interface Wanted {
  key: string | undefined;
  value: unknown;
  old?: Old | undefined;
}

const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

/** Whether a value is a group of fields or a list. */
export function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** YAML with new values and otherwise the same text: comments, quotes, folding, and the order of keys. */
export function editYaml(text: string, before: Values, after: Values): string {
  const tokens = [...new Parser().parse(text)];
  const document = tokens.find((token) => token.type === "document");
  if (!document?.value) return text + stringify(after, options);
  const edited = edit(document.value, before, after, []);
  document.value = edited ?? createToken(stringify(after, options));
  return source(tokens);
}

function source(tokens: readonly CST.Token[] = []): string {
  return tokens.map((token) => CST.stringify(token)).join("");
}

function createToken(text: string): CST.Token {
  return { type: "scalar", offset: 0, indent: 0, source: text };
}

/** A value's new token, or undefined if it has to be written from scratch; `lead` is what is between it and its key. */
function edit(
  token: CST.Token | null | undefined,
  before: unknown,
  after: unknown,
  lead: CST.SourceToken[],
): CST.Token | undefined {
  if (!token || isSame(before, after)) return token ?? undefined;
  if (!("items" in token)) return isGroup(after) ? undefined : editScalar(token, after);
  const isFlow = token.type === "flow-collection";
  const isList = isFlow ? token.start.source === "[" : token.type === "block-seq";
  if (!isGroup(after) || isList !== Array.isArray(after)) return undefined;
  const values = isGroup(before) ? before : {};
  const olds = token.items.flatMap((item, index): Old[] => {
    const key = item.key ? String(CST.resolveAsScalar(item.key)?.value) : undefined;
    return item.key || item.value ? [{ key, value: values[key ?? index], item }] : [];
  });
  const wanted = matchEntries(olds, values, after);
  if (olds.length === 0 || wanted.length === 0) return undefined;
  const text = isFlow ? writeFlow(olds, wanted) : writeBlock(token.indent, olds, wanted, lead);
  // Comments after the last entry, or a last comma.
  const rest = token.items.flatMap(({ key, value, start }) => (key || value ? [] : start));
  if (!isFlow) return createToken(text + source(rest));
  return createToken(token.start.source + text + source([...rest, ...token.end]));
}

/** Finds the old entry of each new one: with the same key, or else with the same value, or of the same type. */
function matchEntries(olds: readonly Old[], before: Values, after: Values): Wanted[] {
  const isList = Array.isArray(after);
  const free = new Set(olds);
  const wanted = Object.entries(after).map(([key, value]): Wanted => ({
    key: isList ? undefined : key,
    value,
  }));
  const tests: ((one: Wanted, old: Old) => boolean)[] = [
    (one, old) => !isList && one.key === old.key,
    (one, old) => isSame(one.value, old.value) && (isList || isGroup(one.value)),
    (one, old) => isList && typeOf(one.value) === typeOf(old.value),
  ];
  for (const test of tests)
    for (const one of wanted) {
      one.old ??= [...free].find((old) => test(one, old));
      if (one.old) free.delete(one.old);
    }
  const sharedKeys = (values: Values) =>
    Object.keys(values).filter((key) => key in before && key in after);
  if (isList || !isSame(sharedKeys(before), sharedKeys(after))) return wanted;
  // Nothing has moved: the old order stays, and a new entry comes after the one that is before it in the new value.
  const ordered = olds
    .filter((old) => old.value === undefined || !free.has(old))
    .map((old) => wanted.find((one) => one.old === old) ?? { ...old, old });
  wanted.forEach((one, index) => {
    const previous = ordered.findIndex(({ key }) => key === wanted[index - 1]?.key);
    if (!one.old) ordered.splice(previous + 1, 0, one);
  });
  return ordered;
}

function typeOf(value: unknown): unknown {
  return isGroup(value) ? value["type"] : typeof value;
}

function writeBlock(
  indent: number,
  olds: readonly Old[],
  wanted: readonly Wanted[],
  lead: CST.SourceToken[],
): string {
  const margin = " ".repeat(indent);
  const first = olds[0]?.item;
  // Comments above the first entry are its own.
  const indicator = lead.findIndex(({ type }) => type.endsWith("-ind"));
  const line = lead.findIndex(({ type }, index) => index > indicator && type === "newline");
  if (line >= 0) first?.start.unshift(...lead.splice(line + 1));
  // The first entry can be on the line of its parent: `- type: hero`.
  const isInline = indicator >= 0 && line < 0;
  const isSpaced = olds[1]?.item.start[0]?.type === "newline";
  const entries = wanted.map(({ key, value, old }, index) => {
    const item = old?.item;
    const start = (isInline && item === first ? margin : "") + source(item?.start);
    const edited = item && edit(item.value, old.value, value, item.sep ?? item.start);
    const label = key === old?.key ? item?.key : createToken(stringify(key).trim());
    const fresh = writeEntry(key, value, options).replaceAll(/^(?=.)/gm, margin);
    const text = edited
      ? start + source([label ?? [], item?.sep ?? [], edited].flat())
      : start.replace(/[ -]*$/, "") + fresh;
    if (index === 0) return text.replace(/^\n+/, "");
    const needsGap = isSpaced && (!item || item === first) && !text.startsWith("\n");
    return needsGap ? `\n${text}` : text;
  });
  return entries.join("").slice(isInline ? indent : 0);
}

function writeFlow(olds: readonly Old[], wanted: readonly Wanted[]): string {
  const starts = olds.map(({ item }) => source(item.start));
  const more = { collectionStyle: "flow", defaultKeyType: "PLAIN" };
  const entries = wanted.map(({ key, value, old }, index) => {
    const isKept = old && key === old.key && isSame(value, old.value);
    // A line break would need the indentation of the block around it.
    const hasBreak = JSON.stringify(value ?? "").includes("\\n");
    const type = { ...more, defaultStringType: hasBreak ? "QUOTE_DOUBLE" : "PLAIN" };
    const text = isKept
      ? CST.stringify({ ...old.item, start: [] })
      : writeEntry(key, value, type).trim().slice(1, -1);
    return (starts[index] ?? (starts.length > 1 ? starts.at(-1) : ", ") ?? "") + text.trim();
  });
  const last = olds.at(-1);
  return entries.join("") + (last ? /\s*$/.exec(CST.stringify(last.item))![0] : "");
}

/** `key: value`, or `- value` without a key. */
function writeEntry(key: string | undefined, value: unknown, more: object): string {
  return stringify(key === undefined ? [value] : { [key]: value }, { ...options, ...more });
}

/** A scalar with another value and, as far as possible, the same quotes or folding. */
function editScalar(token: CST.Token, value: unknown): CST.Token {
  const text = String(value);
  const type = /^["']/.test(stringify(value, options)) ? "QUOTE_DOUBLE" : "PLAIN";
  if (token.type === "block-scalar" && typeof value === "string") {
    // Texts of the form have no line break at the end.
    const end = /\n*$/.exec(CST.resolveAsScalar(token).value)?.[0] ?? "";
    const refolded = refold(token, text);
    if (CST.resolveAsScalar(refolded).value === text + end) return refolded;
    CST.setScalarValue(token, text + end, { afterKey: true });
  } else if (text.includes("\n"))
    CST.setScalarValue(token, text, { afterKey: true, type: "BLOCK_LITERAL" });
  else if (token.type === "scalar" || typeof value !== "string")
    CST.setScalarValue(token, text, { type });
  else CST.setScalarValue(token, text);
  return token;
}

/** A folded text with the same line breaks as before, as far as it is the same; only lines that are too long now are split. */
function refold(token: CST.BlockScalar, value: string): CST.BlockScalar {
  const margin = /^ +/.exec(token.source)?.[0] ?? "";
  const before = token.source.trimEnd().replaceAll(new RegExp(`^${margin}`, "gm"), "");
  // In a folded text, one line break is a space, and a line break takes two.
  const after = value.replaceAll(/\n+/g, "$&\n");
  const isEqual = (a?: string, b?: string) => a === b || (a === "\n" && b === " ");
  const length = Math.min(before.length, after.length);
  let head = 0;
  while (head < length && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < length - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const words = after.slice(head, after.length - tail);
  const text = before.slice(0, head) + words + before.slice(before.length - tail);
  const width = Math.max(100, ...before.split("\n").map((line) => line.length));
  const long = new RegExp(`(?=.{${String(width + 1)}})(.{1,${String(width)}}) `, "g");
  const lines = text.replaceAll(long, "$1\n").replaceAll(/^(?=.)/gm, margin);
  return { ...token, source: `${lines}\n` };
}
