/** Folds a text (`>-`) at the same words as before, as far as it is the same; only changed lines may become too long and are split. */
export function foldAsBefore(old: readonly string[], value: string): string[] {
  const split = (text: string) => text.split(/( |\n+)/);
  // In a folded text, one line break is a space, and a line break takes two.
  const [before, after] = [split(old.join("\n")), split(value.replaceAll(/\n+/g, "$&\n"))];
  const head = countSame(before, after, Math.min(before.length, after.length));
  const [left, right] = [before.slice(head).reverse(), after.slice(head).reverse()];
  const tail = countSame(left, right, Math.min(left.length, right.length));
  const kept = before.slice(before.length - tail);
  const words = [...before.slice(0, head), ...after.slice(head, after.length - tail), ...kept];
  const width = Math.max(100, ...old.map(({ length }) => length));
  const long = new RegExp(`(?=.{${String(width + 1)}})(.{1,${String(width)}}) `, "g");
  return words.join("").replaceAll(long, "$1\n").split("\n");
}

function countSame(before: readonly string[], after: readonly string[], most: number): number {
  const isEqual = (a?: string, b?: string) => a === b || (a === "\n" && b === " ");
  const different = before.slice(0, most).findIndex((word, index) => !isEqual(word, after[index]));
  return different < 0 ? most : different;
}
