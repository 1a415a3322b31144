/**
 * What a developer needs when a generated file is out of date: which one, by how much, and the command that mends it.
 * @returns `undefined` where the texts are the same
 */
export function explainDifference(
  file: string,
  held: string,
  written: string,
  command: string,
): string | undefined {
  if (held === written) return undefined;
  const [before, after] = [held.split("\n"), written.split("\n")];
  const missing = countMissing(after, before);
  const gone = countMissing(before, after);
  return [
    `${file} is out of date: ${missing} lines are missing, ${gone} should be gone.`,
    `Run ${command}, and commit the file with your change.`,
  ].join("\n");
}

/** How many of the lines the others don't have; a line that stands twice counts twice. */
function countMissing(lines: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}
