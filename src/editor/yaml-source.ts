import type { CST, ParsedNode } from "yaml";
import { isCollection, isMap } from "yaml";

/** An entry of a map or list, and where its text starts and ends. */
export interface Item {
  key: string | undefined;
  keyEnd: number;
  value: ParsedNode | null;
  start: number;
  end: number;
}

/** Finds where in a YAML text each value is written. */
export class YamlSource {
  constructor(readonly text: string) {}

  itemsOf(node: ParsedNode): Item[] {
    if (isMap<ParsedNode, ParsedNode | null>(node))
      return node.items.map(({ key, value }) => {
        const [start, keyEnd] = key.range;
        return { key: String(key), keyEnd, value, start, end: this.end(value, keyEnd + 1) };
      });
    const { items, srcToken } = node as { items?: ParsedNode[]; srcToken?: CST.BlockSequence };
    return (items ?? []).map((value, index) => {
      const dash = srcToken?.items[index]?.start.find(({ type }) => type === "seq-item-ind");
      const start = dash?.offset ?? value.range[0];
      return { key: undefined, keyEnd: start, value, start, end: this.end(value, start + 1) };
    });
  }

  /** The part of the text that a value's new text replaces: whole lines for a block of entries. */
  spanOf(node: ParsedNode): [start: number, end: number] {
    const items = isCollection(node) && !node.flow ? this.itemsOf(node) : [];
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last) return [node.range[0], this.end(node, node.range[0])];
    const line = this.lineStart(first.start);
    const indent = first.start - line;
    const end = this.chunkEnd(last, undefined, indent);
    if (this.text.slice(line, first.start).trim() !== "") return [first.start, end];
    // Comments above the first entry belong to it, unless they are about the whole file.
    const above = indent > 0 && /(?:(?<=\n)[ \t]*#.*\n)*$/.exec(this.text.slice(0, line));
    return [line - (above ? above[0].length : 0), end];
  }

  /** Where an entry's lines end, with the comments below it that are indented further. */
  chunkEnd({ end }: Item, next: Item | undefined, indent: number): number {
    let position = this.text.indexOf("\n", end) + 1;
    const rest = this.text.slice(position, next && this.lineStart(next.start));
    const trivia = /^(?:[ \t]*(?:#.*)?\n)*/.exec(rest)?.[0] ?? "";
    let read = position;
    for (const line of trivia.split(/(?<=\n)/)) {
      read += line.length;
      if (line.indexOf("#") > indent) position = read;
    }
    return position;
  }

  lineStart(position: number): number {
    return this.text.lastIndexOf("\n", position - 1) + 1;
  }

  /** Where a value's own text ends. */
  private end(node: ParsedNode | null, otherwise: number): number {
    if (!node) return otherwise;
    const last = isCollection(node) && !node.flow ? this.itemsOf(node).at(-1) : undefined;
    const [start, end] = node.range;
    return last?.end ?? start + this.text.slice(start, end).trimEnd().length;
  }
}
