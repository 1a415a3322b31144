/**
 * Does to files what a guide says: a block under the name of a file is that file, or, where its lines begin with `+`, `-` and
 * a space, a change of it. Several changes of one file may follow each other.
 * @returns how many blocks there were
 * @throws when a file has no such lines
 */
export function followGuide(
  guide: string,
  read: (file: string) => string | undefined,
  write: (file: string, text: string) => void,
): number {
  const parts = [...guide.matchAll(/^`([^`\n]+)`\n((?:\n```\w+\n[^]*?\n```\n)+)/gm)];
  let count = 0;
  for (const [, file = "", blocks = ""] of parts) {
    for (const [, language, text = ""] of blocks.matchAll(/```(\w+)\n([^]*?)\n```/g)) {
      write(file, language === "diff" ? change(file, read(file) ?? "", text) : `${text}\n`);
      count += 1;
    }
  }
  return count;
}

function change(file: string, text: string, diff: string): string {
  const lines = diff.split("\n");
  const without = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join("\n");
  const [before, after] = [without("+"), without("-")];
  if (text.split(before).length !== 2) {
    throw new Error(`${file} does not have these lines once:\n${before}`);
  }
  return text.replace(before, () => after);
}
