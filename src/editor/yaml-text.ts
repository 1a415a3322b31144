import { Document, Scalar, isCollection, parse, stringify } from "yaml";

const options = { lineWidth: 0 } as const;

/** An entry as lines of a block: `key: value`, or `- value` without a key. */
export function writeBlock(key: string | undefined, value: unknown, indent: number): string {
  return indentLines(stringify(key === undefined ? [value] : { [key]: value }, options), indent);
}

/** An entry as in `{ key: value }` or `[value]`. */
export function writeFlow(key: string | undefined, value: unknown): string {
  const document = new Document(key === undefined ? [value] : { [key]: value });
  if (isCollection(document.contents)) document.contents.flow = true;
  // A line break would need the indentation of the block around it.
  const defaultStringType = JSON.stringify(document).includes("\\n") ? "QUOTE_DOUBLE" : "PLAIN";
  const flow = { ...options, defaultStringType, defaultKeyType: "PLAIN" } as const;
  return document
    .toString({ ...flow, flowCollectionPadding: false })
    .trimEnd()
    .slice(1, -1);
}

/** A scalar with another value and, as far as possible, the same quotes or folding; `indent` is that of the block around it. */
export function editScalar(
  { type }: Scalar,
  source: string,
  value: unknown,
  indent: number | undefined,
): string {
  const isFolded = type === Scalar.BLOCK_FOLDED;
  const isBlock = isFolded || type === Scalar.BLOCK_LITERAL;
  if (isBlock && typeof value === "string") {
    const block = editBlockScalar(source, value, isFolded);
    if ((parse(`k: ${block}\n`) as { k: string }).k.trim() === value) return block;
  }
  const scalar = new Scalar(value);
  if (type && !isBlock && !String(value).includes("\n")) scalar.type = type;
  if (indent === undefined) return writeFlow(undefined, scalar);
  return writeBlock("k", scalar, indent)
    .slice(indent + 3)
    .trimEnd();
}

function editBlockScalar(source: string, value: string, isFolded: boolean): string {
  const [header = "", ...lines] = source.split("\n");
  const margin = /^ */.exec(lines.find((line) => line.trim() !== "") ?? "")?.[0] ?? "";
  const old = lines.map((line) => line.slice(margin.length)).join("\n");
  const text = isFolded ? foldAsBefore(old, value) : value;
  return [header, ...text.split("\n").map((line) => line && margin + line)].join("\n");
}

/** Folds a text at the same words as before, as far as it is the same; only lines that are too long now are split. */
function foldAsBefore(old: string, value: string): string {
  const split = (text: string) => text.split(/( |\n+)/);
  // In a folded text, one line break is a space, and a line break takes two.
  const [before, after] = [split(old), split(value.replaceAll(/\n+/g, "$&\n"))];
  const head = countSame(before, after, Math.min(before.length, after.length));
  const [left, right] = [before.slice(head).reverse(), after.slice(head).reverse()];
  const tail = countSame(left, right, Math.min(left.length, right.length));
  const kept = before.slice(before.length - tail);
  const words = [...before.slice(0, head), ...after.slice(head, after.length - tail), ...kept];
  const width = Math.max(100, ...old.split("\n").map(({ length }) => length));
  const long = new RegExp(`(?=.{${String(width + 1)}})(.{1,${String(width)}}) `, "g");
  return words.join("").replaceAll(long, "$1\n");
}

function countSame(before: readonly string[], after: readonly string[], most: number): number {
  const isEqual = (a?: string, b?: string) => a === b || (a === "\n" && b === " ");
  const different = before.slice(0, most).findIndex((word, index) => !isEqual(word, after[index]));
  return different < 0 ? most : different;
}

function indentLines(text: string, indent: number): string {
  return text.replaceAll(/^(?=.)/gm, " ".repeat(indent));
}
