import {
  Document,
  type ParsedNode,
  Scalar,
  isCollection,
  isMap,
  isScalar,
  parse,
  parseDocument,
  stringify,
} from "yaml";
import type { CST } from "yaml";

type Values = Readonly<Record<string, unknown>>;
type Text = string;

/** An entry of a map or list, and where its own text begins and ends. */
interface Item {
  key?: ParsedNode;
  value: ParsedNode | null;
  start: number;
  end: number;
}

/** An entry of the new value: which old entry it comes from, if any. */
interface Wanted {
  key?: string;
  value: unknown;
  from: number;
}

const options = { lineWidth: 0 } as const;

/**
 * Returns YAML with new values, which keeps every line that says the same: comments, quotes, folding and the order of keys.
 * `before` and `after` leave out what is not worth a line, such as a default: a line that both leave out is kept.
 */
export function editYaml(text: Text, before: Values, after: Values, isOrdered = false): Text {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  if (!isCollection(contents) || contents.items.length === 0)
    return text + stringify(after, options);
  return new YamlEdit(text, isOrdered ? contents : undefined).apply(contents, before, after);
}

class YamlEdit {
  constructor(
    private readonly text: Text,
    /** The map whose keys have the order of the new value; elsewhere, the file's order stays. */
    private readonly ordered: ParsedNode | undefined,
  ) {}

  apply(root: ParsedNode, before: unknown, after: unknown): Text {
    const { start, end } = this.span(root);
    return (
      this.text.slice(0, start) + (this.edit(root, before, after, 0) ?? "") + this.text.slice(end)
    );
  }

  /** A value's text with the new value; undefined if it has to be written from scratch. */
  private edit(
    node: ParsedNode,
    before: unknown,
    after: unknown,
    indent: number,
  ): Text | undefined {
    const { start, end } = this.span(node);
    const source = this.text.slice(start, end);
    const isMoved =
      node === this.ordered && !isSame(Object.keys(before as Values), Object.keys(after as Values));
    if (isSame(before, after) && !isMoved) return source;
    if (isCollection(node)) {
      if (isMap(node) ? !isGroup(after) : !Array.isArray(after)) return undefined;
      return node.flow ? this.editFlow(node, before, after) : this.editBlock(node, before, after);
    }
    if (typeof after === "object" || !isScalar(node)) return undefined;
    return editScalar(node, source, after, indent);
  }

  private editBlock(node: ParsedNode, before: unknown, after: unknown): Text | undefined {
    const items = this.items(node);
    const { start } = this.span(node);
    const [first] = items;
    const wanted = this.match(node, items, before, after);
    if (!first || wanted.length === 0) return undefined;
    const indent = first.start - this.lineStart(first.start);
    const isInline = start === first.start;
    const ends = items.map((item, index) => this.chunkEnd(item, items[index + 1], indent));
    const begins = items.map((_, index) => (index === 0 ? start : (ends[index - 1] ?? 0)));
    const isSpaced = this.text.startsWith("\n", begins[1] ?? start);
    const chunks = wanted.map(({ key, value, from }, index) => {
      const item = items[from];
      const fresh = indentLines(
        stringify(key === undefined ? [value] : { [key]: value }, options),
        indent,
      );
      const blank = isSpaced && index > 0 ? "\n" : "";
      if (!item) return blank + fresh;
      const lead =
        (isInline && from === 0 ? " ".repeat(indent) : "") +
        this.text.slice(begins[from], item.start);
      const own = this.editItem(item, entry(before, item, from), { key, value }, indent);
      const chunk =
        lead +
        (own === undefined ? fresh.slice(indent) : own + this.text.slice(item.end, ends[from]));
      // The first entry has no empty line above it.
      if (index === 0) return chunk.replace(/^\n+/, "");
      return from === 0 ? blank + chunk : chunk;
    });
    return chunks.join("").slice(isInline ? indent : 0);
  }

  private editFlow(node: ParsedNode, before: unknown, after: unknown): Text | undefined {
    const items = this.items(node);
    const wanted = this.match(node, items, before, after);
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last || wanted.length === 0) return undefined;
    const { start, end } = this.span(node);
    const parts = wanted.map(({ key, value, from }, index) => {
      const item = items[from];
      const separator = from > 0 ? this.text.slice(items[from - 1]?.end, item?.start) : ", ";
      const own = item && this.editItem(item, entry(before, item, from), { key, value });
      const fresh = writeFlow(key === undefined ? [value] : { [key]: value }).slice(1, -1);
      return (index > 0 ? separator : "") + (own ?? fresh);
    });
    return this.text.slice(start, first.start) + parts.join("") + this.text.slice(last.end, end);
  }

  /** An entry's text from its start to its end; undefined if its value has to be written from scratch. */
  private editItem(
    item: Item,
    before: unknown,
    { key, value }: Omit<Wanted, "from">,
    indent = -1,
  ): Text | undefined {
    if (!item.value)
      return isSame(before, value) ? this.text.slice(item.start, item.end) : undefined;
    const { start, end } = this.span(item.value);
    const edited = this.edit(item.value, before, value, indent);
    if (edited === undefined) return undefined;
    const keyEnd = item.key?.range[1] ?? item.start;
    const isRenamed = item.key !== undefined && String(item.key) !== key;
    const label = isRenamed ? stringify(key).trimEnd() : this.text.slice(item.start, keyEnd);
    return label + this.text.slice(keyEnd, start) + edited + this.text.slice(end, item.end);
  }

  /** Finds for each new entry the old one that it comes from: the same key, the same value, the same place, or the same type. */
  private match(
    node: ParsedNode,
    items: readonly Item[],
    before: unknown,
    after: unknown,
  ): Wanted[] {
    const old = items.map((item, index) => ({
      key: item.key && String(item.key),
      value: entry(before, item, index),
    }));
    const isGrouped = isMap(node);
    const next = isGrouped
      ? Object.entries(after as Values)
      : (after as unknown[]).map((value) => [undefined, value] as const);
    const wanted = next.map(([key, value]) => ({
      ...(key !== undefined && { key }),
      value,
      from: -1,
    }));
    const free = new Set(old.keys());
    const take = (
      isMatch: (one: Wanted, other: (typeof old)[number], index: number, from: number) => boolean,
    ) => {
      wanted.forEach((one, index) => {
        if (one.from >= 0) return;
        one.from =
          [index, ...free].find(
            (from) => free.has(from) && old[from] && isMatch(one, old[from], index, from),
          ) ?? -1;
        free.delete(one.from);
      });
    };
    if (isGrouped) take((one, other) => one.key === other.key);
    if (!isGrouped || node === this.ordered) {
      take((one, other) => isSame(one.value, other.value));
      take((one, other, index, from) => index === from && isAlike(one.value, other.value));
      take((one, other) => isAlike(one.value, other.value));
    }
    if (!isGrouped || node === this.ordered) return wanted;
    return keepOrder(
      wanted,
      old.flatMap(({ key, value }, from) =>
        free.has(from) && value === undefined ? [{ key, value, from }] : [],
      ),
    );
  }

  private items(node: ParsedNode): Item[] {
    if (isMap<ParsedNode, ParsedNode | null>(node))
      return node.items.map(({ key, value }) => {
        const start = key.range[0];
        return { key, value, start, end: this.end(value, key.range[1] + 1) };
      });
    const { items: tokens } = node.srcToken as CST.BlockSequence;
    const { items, flow } = node as unknown as { items: ParsedNode[]; flow?: boolean };
    return items.map((value, index) => {
      const dash = tokens[index]?.start.find(({ type }) => type === "seq-item-ind");
      const start = flow || !dash ? value.range[0] : dash.offset;
      return { value, start, end: this.end(value, start + 1) };
    });
  }

  /** The part of the text that a value's new text replaces: whole lines for a block with entries. */
  private span(node: ParsedNode): { start: number; end: number } {
    if (!isCollection(node) || node.flow || node.items.length === 0)
      return { start: node.range[0], end: this.end(node, node.range[0]) };
    const items = this.items(node);
    const start = items[0]?.start ?? 0;
    const line = this.lineStart(start);
    const isInline = this.text.slice(line, start).trim() !== "";
    const last = items.at(-1);
    const end = last ? this.chunkEnd(last, undefined, start - line) : start;
    if (isInline) return { start, end };
    // The comments above the first entry belong to it, unless they are about the whole file.
    const above = /(?:^[ \t]*(?:#.*)?\n)*$/m.exec(this.text.slice(0, line));
    return { start: start === line ? line : line - (above?.[0].length ?? 0), end };
  }

  /** Where a value's own text ends; `otherwise` if there is no value. */
  private end(node: ParsedNode | null, otherwise: number): number {
    if (!node) return otherwise;
    if (isCollection(node) && !node.flow && node.items.length > 0)
      return this.items(node).at(-1)?.end ?? otherwise;
    const [start, end] = node.range;
    return start + this.text.slice(start, end).trimEnd().length;
  }

  /** Where an entry ends: after its last line, and comments below it that are indented further. */
  private chunkEnd({ end }: Item, next: Item | undefined, indent: number): number {
    const newline = this.text.indexOf("\n", end);
    let position = newline < 0 ? this.text.length : newline + 1;
    const limit = next ? this.lineStart(next.start) : this.text.length;
    const trivia = /^(?:[ \t]*(?:#.*)?(?:\n|$))+/.exec(this.text.slice(position, limit))?.[0] ?? "";
    let read = position;
    for (const line of trivia.split(/(?<=\n)/)) {
      read += line.length;
      if (line.search(/#/) > indent) position = read;
    }
    return position;
  }

  private lineStart(position: number): number {
    return this.text.lastIndexOf("\n", position - 1) + 1;
  }
}

/** The old value of an entry. */
function entry(values: unknown, { key }: Item, index: number): unknown {
  return (values as Values | undefined)?.[key ? String(key) : index];
}

/** Keeps the file's order of keys, with those that the new value leaves out; a new key comes after the key before it. */
function keepOrder(wanted: readonly Wanted[], kept: readonly Wanted[]): Wanted[] {
  const ordered = [...wanted.filter(({ from }) => from >= 0), ...kept].sort(
    (a, b) => a.from - b.from,
  );
  wanted.forEach((one, index) => {
    if (one.from < 0)
      ordered.splice(ordered.findIndex(({ key }) => key === wanted[index - 1]?.key) + 1, 0, one);
  });
  return ordered;
}

function editScalar(node: Scalar, source: Text, value: unknown, indent: number): Text {
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
  if (isBlock && typeof value === "string") {
    const block = editBlockScalar(source, value, node.type === Scalar.BLOCK_FOLDED);
    if (parse(`k: ${block}`)?.k?.trim() === value) return block;
  }
  const scalar = new Scalar(value);
  if (node.type && !isBlock) scalar.type = node.type;
  if (indent < 0) return writeFlow([scalar]).slice(1, -1);
  return indentLines(stringify({ k: scalar }, options), indent)
    .slice(indent + 3)
    .trimEnd();
}

function editBlockScalar(source: Text, value: string, isFolded: boolean): Text {
  const [header = "", ...lines] = source.split("\n");
  const margin = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0] ?? "";
  const old = lines.map((line) => line.slice(margin.length));
  const next = isFolded ? fold(old, value) : value.split("\n");
  return [header, ...next.map((line) => (line === "" ? "" : margin + line))].join("\n");
}

/** Folds a text at the same words as before, as far as it is the same. */
function fold(old: readonly string[], value: string): string[] {
  const split = (text: string) => text.split(/( |\n+)/);
  // In a folded text, one line break is a space, and each further one is a line break.
  const [before, after] = [split(old.join("\n")), split(value.replaceAll(/\n+/g, "$&\n"))];
  const isEqual = (a?: string, b?: string) => a === b || (a === "\n" && b === " ");
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isEqual(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const words = [
    before.slice(0, head),
    after.slice(head, after.length - tail),
    before.slice(before.length - tail),
  ];
  const width = Math.max(100, ...old.map(({ length }) => length));
  const lines = words.flat().join("").split("\n");
  const wrap = new RegExp(`(?=.{${String(width + 1)}})(.{1,${String(width)}}) `, "g");
  return lines.flatMap((line) => line.replace(wrap, "$1\n").split("\n"));
}

/** A value in brackets, on one line. */
function writeFlow(value: object): Text {
  const document = new Document(value);
  if (isCollection(document.contents)) document.contents.flow = true;
  return document.toString({ ...options, flowCollectionPadding: false }).trimEnd();
}

function indentLines(text: Text, indent: number): Text {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(indent));
}

function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an entry may be the edited form of another: of the same type. */
function isAlike(a: unknown, b: unknown): boolean {
  return isGroup(a) && isGroup(b) ? a["type"] === b["type"] : typeof a === typeof b;
}

export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSame((a as Values)[key], (b as Values)[key]))
  );
}
