import type { CST, ParsedNode } from "yaml";
import {
  Document,
  Scalar,
  isCollection,
  isMap,
  isScalar,
  parse,
  parseDocument,
  stringify,
} from "yaml";
import { foldAsBefore } from "./fold";

type Values = Readonly<Record<string, unknown>>;

/** An entry of a map or list, and where its text starts and ends. */
interface Item {
  key: string | undefined;
  keyEnd: number;
  value: ParsedNode | null;
  start: number;
  end: number;
}

/** An entry of the new value, and the index of the old entry that it was; -1 if it is new. */
interface Wanted {
  key: string | undefined;
  value: unknown;
  from: number;
}

const options = { lineWidth: 0 } as const;

/**
 * YAML with new values and otherwise the same text: comments, quotes, folding and the order of keys. An entry that neither `before` nor
 * `after` has, such as a default, stays. With `isOrdered`, the keys of the outermost map take the order of `after`.
 */
export function editYaml(text: string, before: Values, after: Values, isOrdered = false): string {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  if (!isCollection(contents) || contents.items.length === 0)
    return text + stringify(after, options);
  return new YamlEdit(text, isOrdered ? contents : undefined).apply(contents, before, after);
}

class YamlEdit {
  constructor(
    private readonly text: string,
    private readonly ordered: ParsedNode | undefined,
  ) {}

  apply(root: ParsedNode, before: unknown, after: unknown): string {
    const [start, end] = this.spanOf(root);
    return (
      this.text.slice(0, start) + (this.edit(root, before, after) ?? "") + this.text.slice(end)
    );
  }

  /** A value's new text; undefined if it has to be written from scratch. */
  private edit(
    node: ParsedNode,
    before: unknown,
    after: unknown,
    indent?: number,
  ): string | undefined {
    const source = this.text.slice(...this.spanOf(node));
    const isMoved = node === this.ordered && !isSame(keysOf(before), keysOf(after));
    if (isSame(before, after) && !isMoved) return source;
    if (isScalar(node)) return isGroup(after) ? undefined : editScalar(node, source, after, indent);
    if (!isCollection(node) || !isGroup(after) || isMap(node) === Array.isArray(after))
      return undefined;
    const items = this.itemsOf(node);
    const wanted = matchItems(items, before, after, isMap(node) && node !== this.ordered);
    if (items.length === 0 || wanted.length === 0) return undefined;
    return node.flow
      ? this.editFlow(node, items, before, wanted)
      : this.editBlock(node, items, before, wanted);
  }

  private editBlock(
    node: ParsedNode,
    items: readonly Item[],
    before: unknown,
    wanted: readonly Wanted[],
  ) {
    const [start] = this.spanOf(node);
    const first = items[0]?.start ?? 0;
    const indent = first - this.lineStart(first);
    // The first entry can be on the line of its parent: `- type: hero`.
    const isInline = start === first;
    const ends = items.map((item, index) => this.chunkEnd(item, items[index + 1], indent));
    const startOf = (from: number) => (from === 0 ? start : (ends[from - 1] ?? start));
    const isSpaced = this.text.startsWith("\n", startOf(1));
    const chunks = wanted.map((one, index) => {
      const item = items[one.from];
      const fresh = indentLines(stringify(asEntry(one), options), indent);
      const gap = isSpaced && index > 0 && one.from <= 0 ? "\n" : "";
      if (!item) return gap + fresh;
      const lead = this.text.slice(startOf(one.from), item.start);
      const own = this.editItem(item, ends[one.from], before, one, indent);

      const chunk =
        (isInline && one.from === 0 ? " ".repeat(indent) : lead) + (own ?? fresh.slice(indent));
      return index === 0 ? chunk.replace(/^\n+/, "") : gap + chunk;
    });
    return chunks.join("").slice(isInline ? indent : 0);
  }

  private editFlow(
    node: ParsedNode,
    items: readonly Item[],
    before: unknown,
    wanted: readonly Wanted[],
  ) {
    const [start, end] = this.spanOf(node);
    const parts = wanted.map((one, index) => {
      const item = items[one.from];
      const previous = items[one.from - 1];
      const separator = item && previous ? this.text.slice(previous.end, item.start) : ", ";
      const own = item && this.editItem(item, item.end, before, one);
      return (index > 0 ? separator : "") + (own ?? writeFlow(asEntry(one)));
    });
    return (
      this.text.slice(start, items[0]?.start) +
      parts.join("") +
      this.text.slice(items.at(-1)?.end, end)
    );
  }

  /** An entry's new text from its start `until` a position; undefined if it has to be written from scratch. */
  private editItem(
    item: Item,
    until: number | undefined,
    before: unknown,
    { key, value, from }: Wanted,
    indent?: number,
  ): string | undefined {
    if (!item.value) return undefined;
    const [start, end] = this.spanOf(item.value);
    const edited = this.edit(item.value, entryOf(before, item, from), value, indent);
    if (edited === undefined) return undefined;
    const label =
      key === item.key ? this.text.slice(item.start, item.keyEnd) : stringify(key).trimEnd();
    return label + this.text.slice(item.keyEnd, start) + edited + this.text.slice(end, until);
  }

  private itemsOf(node: ParsedNode): Item[] {
    if (isMap<ParsedNode, ParsedNode | null>(node))
      return node.items.map(({ key, value }) => {
        const [start, keyEnd] = key.range;
        return { key: String(key), keyEnd, value, start, end: this.end(value, keyEnd + 1) };
      });
    const { items, srcToken } = node as unknown as {
      items: ParsedNode[];
      srcToken: CST.BlockSequence;
    };
    return items.map((value, index) => {
      const dash = srcToken.items[index]?.start.find(({ type }) => type === "seq-item-ind");
      const start = dash?.offset ?? value.range[0];
      return { key: undefined, keyEnd: start, value, start, end: this.end(value, start + 1) };
    });
  }

  /** The part of the text that a value's new text replaces: whole lines for a block of entries. */
  private spanOf(node: ParsedNode): [start: number, end: number] {
    if (!isCollection(node) || node.flow) return [node.range[0], this.end(node, node.range[0])];
    const items = this.itemsOf(node);
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last) return [node.range[0], node.range[1]];
    const line = this.lineStart(first.start);
    const indent = first.start - line;
    const end = this.chunkEnd(last, undefined, indent);
    if (this.text.slice(line, first.start).trim() !== "") return [first.start, end];
    // Comments above the first entry belong to it, unless they are about the whole file.
    const above = indent > 0 && /(?:(?<=\n)[ \t]*#.*\n)*$/.exec(this.text.slice(0, line));
    return [line - (above ? above[0].length : 0), end];
  }

  /** Where a value's own text ends. */
  private end(node: ParsedNode | null, otherwise: number): number {
    if (!node) return otherwise;
    const last = isCollection(node) && !node.flow ? this.itemsOf(node).at(-1) : undefined;
    const [start, end] = node.range;
    return last?.end ?? start + this.text.slice(start, end).trimEnd().length;
  }

  /** Where an entry's lines end, with the comments below it that are indented further. */
  private chunkEnd({ end }: Item, next: Item | undefined, indent: number): number {
    const newline = this.text.indexOf("\n", end);
    let position = newline + 1;
    const rest = this.text.slice(position, next && this.lineStart(next.start));
    const trivia = /^(?:[ \t]*(?:#.*)?\n)*/.exec(rest)?.[0] ?? "";
    let read = position;
    for (const line of trivia.split(/(?<=\n)/)) {
      read += line.length;
      if (line.indexOf("#") > indent) position = read;
    }
    return position;
  }

  private lineStart(position: number): number {
    return this.text.lastIndexOf("\n", position - 1) + 1;
  }
}

/** Finds the old entry of each new one: with the same key, or in lists the same value, the same place or the same type. */
function matchItems(
  items: readonly Item[],
  before: unknown,
  after: Values | readonly unknown[],
  keepsOrder: boolean,
) {
  const isList = Array.isArray(after);
  const wanted: Wanted[] = Object.entries(after).map(([key, value]) => ({
    key: isList ? undefined : key,
    value,
    from: -1,
  }));
  const free = new Set(items.keys());
  const take = (isMatch: (one: Wanted, item: Item, from: number, index: number) => boolean) => {
    wanted.forEach((one, index) => {
      const match = (from: number) =>
        free.has(from) && items[from] !== undefined && isMatch(one, items[from], from, index);
      if (one.from < 0) one.from = [index, ...free].find(match) ?? -1;
      free.delete(one.from);
    });
  };
  if (!isList) take((one, item) => one.key === item.key);
  if (!keepsOrder) {
    const old = (item: Item, from: number) => entryOf(before, item, from);
    take((one, item, from) => isSame(one.value, old(item, from)));
    take((one, item, from, index) => from === index && isAlike(one.value, old(item, from)));
    take((one, item, from) => isAlike(one.value, old(item, from)));
    return wanted;
  }
  const kept = [...free].flatMap((from) => {
    const item = items[from];
    return item && entryOf(before, item, from) === undefined
      ? [{ key: item.key, value: undefined, from }]
      : [];
  });
  const ordered = [...wanted.filter(({ from }) => from >= 0), ...kept].sort(
    (a, b) => a.from - b.from,
  );
  // A new key comes after the one that is before it in the new value.
  wanted.forEach((one, index) => {
    const previous = ordered.findIndex(({ key }) => key === wanted[index - 1]?.key);
    if (one.from < 0) ordered.splice(previous + 1, 0, one);
  });
  return ordered;
}

function entryOf(values: unknown, { key }: Item, index: number): unknown {
  return isGroup(values) ? values[key ?? index] : undefined;
}

function editScalar({ type }: Scalar, source: string, value: unknown, indent?: number): string {
  const isFolded = type === Scalar.BLOCK_FOLDED;
  const isBlock = isFolded || type === Scalar.BLOCK_LITERAL;
  if (isBlock && typeof value === "string") {
    const [header = "", ...lines] = source.split("\n");
    const margin = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0] ?? "";
    const old = lines.map((line) => line.slice(margin.length));
    const next = isFolded ? foldAsBefore(old, value) : value.split("\n");
    const block = [header, ...next.map((line) => line && margin + line)].join("\n");
    if ((parse(`k: ${block}\n`) as { k: string }).k.trim() === value) return block;
  }
  const scalar = new Scalar(value);
  if (type && !isBlock && !String(value).includes("\n")) scalar.type = type;
  if (indent === undefined) return writeFlow([scalar]);
  return indentLines(stringify({ k: scalar }, options), indent)
    .slice(indent + 3)
    .trimEnd();
}

function asEntry({ key, value }: Wanted): object {
  return key === undefined ? [value] : { [key]: value };
}

/** An entry as in `[a, b]` or `{ a: 1 }`. */
function writeFlow(entry: object): string {
  const document = new Document(entry);
  if (isCollection(document.contents)) document.contents.flow = true;
  const hasBreak = JSON.stringify(document).includes("\\n");
  const defaultStringType = hasBreak ? "QUOTE_DOUBLE" : "PLAIN";
  const flow = {
    ...options,
    defaultStringType,
    defaultKeyType: "PLAIN",
    flowCollectionPadding: false,
  } as const;
  return document.toString(flow).trimEnd().slice(1, -1);
}

function indentLines(text: string, indent: number): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(indent));
}

export function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function keysOf(value: unknown): string[] {
  return isGroup(value) ? Object.keys(value) : [];
}

/** Whether one entry may be the edited form of another. */
function isAlike(a: unknown, b: unknown): boolean {
  return isGroup(a) && isGroup(b) ? a["type"] === b["type"] : typeof a === typeof b;
}

export function isSame(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return a === b;
  return keysOf(a).length === keysOf(b).length && keysOf(a).every((key) => isSame(a[key], b[key]));
}
