/** The most of a written value that a message repeats, in characters. */
const mostQuoted = 60;

/** A written value as a message repeats it, cut short when it is long; not for `undefined`. */
export function quote(value: unknown): string {
  const written = JSON.stringify(value);
  return written.length > mostQuoted ? `${written.slice(0, mostQuoted)}…` : written;
}

/** What a value is, in the words of a writer. */
export function nameOfValue(value: unknown): string {
  return nameOfType(Array.isArray(value) ? "array" : typeof value);
}

/** What a zod or JavaScript type is called in the words of a writer. */
export function nameOfType(type: string): string {
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  };
  return names[type] ?? type;
}

/** `1 entry`, `2 entries`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${String(count)} ${count === 1 ? singular : plural}`;
}
