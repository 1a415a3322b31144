import { type ParsedNode, isCollection, isMap, isScalar, parseDocument, stringify } from "yaml";
import { type Wanted, entryOf, matchItems } from "./match-items";
import { type Values, isGroup, isSame, keysOf } from "./values";
import { type Item, YamlSource } from "./yaml-source";
import { editScalar, writeBlock, writeFlow } from "./yaml-text";

/**
 * YAML with new values and otherwise the same text: comments, quotes, folding and the order of keys. An entry that neither `before` nor
 * `after` has, such as a default, stays. With `isOrdered`, the keys of the outermost map take the order of `after`.
 */
export function editYaml(text: string, before: Values, after: Values, isOrdered = false): string {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  if (!isCollection(contents) || contents.items.length === 0)
    return text + stringify(after, { lineWidth: 0 });
  const source = new YamlSource(text);
  const [start, end] = source.spanOf(contents);
  const edited = new YamlEdit(source, isOrdered ? contents : undefined).edit(
    contents,
    before,
    after,
  );
  return text.slice(0, start) + (edited ?? "") + text.slice(end);
}

class YamlEdit {
  private readonly text: string;

  constructor(
    private readonly source: YamlSource,
    private readonly ordered: ParsedNode | undefined,
  ) {
    this.text = source.text;
  }

  /** A value's new text; undefined if it has to be written from scratch. */
  edit(node: ParsedNode, before: unknown, after: unknown, indent?: number): string | undefined {
    const text = this.text.slice(...this.source.spanOf(node));
    const isMoved = node === this.ordered && !isSame(keysOf(before), keysOf(after));
    if (isSame(before, after) && !isMoved) return text;
    if (isScalar(node)) return isGroup(after) ? undefined : editScalar(node, text, after, indent);
    if (!isCollection(node) || !isGroup(after) || isMap(node) === Array.isArray(after))
      return undefined;
    const items = this.source.itemsOf(node);
    const wanted = matchItems(items, before, after, isMap(node) && node !== this.ordered);
    if (items.length === 0 || wanted.length === 0) return undefined;
    const span = this.source.spanOf(node);
    return node.flow
      ? this.editFlow(span, items, before, wanted)
      : this.editBlock(span, items, before, wanted);
  }

  private editBlock(
    [start]: number[],
    items: readonly Item[],
    before: unknown,
    wanted: readonly Wanted[],
  ): string {
    const first = items[0]?.start ?? 0;
    const indent = first - this.source.lineStart(first);
    // The first entry can be on the line of its parent: `- type: hero`.
    const isInline = start === first;
    const ends = items.map((item, index) => this.source.chunkEnd(item, items[index + 1], indent));
    const starts = [start, ...ends];
    const isSpaced = this.text.startsWith("\n", starts[1]);
    const chunks = wanted.map((one, index) => {
      const item = items[one.from];
      const fresh = writeBlock(one.key, one.value, indent);
      const gap = isSpaced && index > 0 && one.from <= 0 ? "\n" : "";
      if (!item) return gap + fresh;
      const lead =
        isInline && one.from === 0
          ? " ".repeat(indent)
          : this.text.slice(starts[one.from], item.start);
      const own = this.editItem(item, ends[one.from], before, one, indent) ?? fresh.slice(indent);
      return index === 0 ? (lead + own).replace(/^\n+/, "") : gap + lead + own;
    });
    return chunks.join("").slice(isInline ? indent : 0);
  }

  private editFlow(
    [start, end]: number[],
    items: readonly Item[],
    before: unknown,
    wanted: readonly Wanted[],
  ): string {
    const parts = wanted.map((one, index) => {
      const item = items[one.from];
      const previous = items[one.from - 1];
      const separator = item && previous ? this.text.slice(previous.end, item.start) : ", ";
      const own = item && this.editItem(item, item.end, before, one);
      return (index > 0 ? separator : "") + (own ?? writeFlow(one.key, one.value));
    });
    const [open, close] = [
      this.text.slice(start, items[0]?.start),
      this.text.slice(items.at(-1)?.end, end),
    ];
    return open + parts.join("") + close;
  }

  /** An entry's new text from its start `until` a position; undefined if it has to be written from scratch. */
  private editItem(
    item: Item,
    until: number | undefined,
    before: unknown,
    { key, value, from }: Wanted,
    indent?: number,
  ) {
    if (!item.value) return undefined;
    const [start, end] = this.source.spanOf(item.value);
    const edited = this.edit(item.value, entryOf(before, item, from), value, indent);
    if (edited === undefined) return undefined;
    const label =
      key === item.key ? this.text.slice(item.start, item.keyEnd) : stringify(key).trimEnd();
    return label + this.text.slice(item.keyEnd, start) + edited + this.text.slice(end, until);
  }
}
