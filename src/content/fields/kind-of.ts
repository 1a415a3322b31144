import type { z } from "zod";
import type { FieldKind } from "./field-kind";
import * as kinds from "./kinds";

export type KindName = (typeof kinds)[keyof typeof kinds]["name"];

/** A field's kind, from its metadata; `undefined` for structure. Throws for an unknown kind. */
export function kindOf({
  kind,
}: Pick<z.core.GlobalMeta, "kind">): FieldKind<KindName> | undefined {
  if (kind === undefined) return undefined;
  const found = Object.values<FieldKind<KindName>>(kinds).find(
    ({ name }) => name === kind,
  );
  if (!found)
    throw new Error(`The kind "${kind}" is not in src/content/fields/kinds.ts`);
  return found;
}
