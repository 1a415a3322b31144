import type { z } from "zod";
import type { FieldKind } from "./field-kind";
import * as kinds from "./kinds";

export type KindName = (typeof kinds)[keyof typeof kinds]["name"];

const byName = new Map<string, FieldKind<KindName>>(
  Object.values(kinds).map((kind) => [kind.name, kind]),
);

/**
 * The kind of a field, by its metadata; `undefined` for what is only structure.
 * @throws for a kind that is not in the list
 */
export function kindOf({ kind }: Pick<z.core.GlobalMeta, "kind">): FieldKind<KindName> | undefined {
  if (kind === undefined) return undefined;
  const found = byName.get(kind);
  if (!found) throw new Error(`The kind "${kind}" is not in src/content/fields/kinds.ts`);
  return found;
}
