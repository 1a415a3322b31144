export type Values = Readonly<Record<string, unknown>>;

/** Whether a value is a group of fields or a list. */
export function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

export function keysOf(value: unknown): string[] {
  return isGroup(value) ? Object.keys(value) : [];
}

/** Whether two values are the same, in any order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return a === b;
  const keys = keysOf(a);
  return keys.length === keysOf(b).length && keys.every((key) => isSame(a[key], b[key]));
}
