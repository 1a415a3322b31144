/** The id of a record's node. It is computed, so that a reference finds its record without a search. */
export function toNodeId(typeName: string, key: string): string {
  return `${typeName}:${key}`;
}
