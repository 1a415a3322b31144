/** Why visitors do not see a record, in words for its writer. */
export interface Hidden {
  /** What it is, after its name: `is a draft`. */
  reason: string;
  /** What to change in the record itself so that visitors see it. */
  remedy: string;
}

/** Tells whether a record is still being written. */
export function isDraft(value: object): boolean {
  return (value as { draft?: unknown }).draft === true;
}

/** Tells why a record is left out of the built site; `undefined` where it is published. Days begin at midnight UTC. */
export function explainHidden(
  value: object,
  today = new Date().toISOString().slice(0, 10),
): Hidden | undefined {
  const { publishDate } = value as { publishDate?: unknown };
  if (isDraft(value)) return { reason: "is a draft", remedy: 'remove "draft: true" from it' };
  if (typeof publishDate !== "string" || publishDate <= today) return undefined;
  return { reason: `is not published before ${publishDate}`, remedy: "give it an earlier date" };
}
