import type { Problem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";
import { visitFields } from "../../schema/visit-fields";

/** A list names each record once, and no record names itself. */
export function checkRepeats({ type, key, value }: ContentRecord): Problem[] {
  const seen = new Set<string>();
  return visitFields(type.schema, value).flatMap(({ path, meta, value: named }) => {
    if (meta.kind !== "reference") return [];
    if (meta.references === type.name && named === key) {
      return [{ path, what: "names this record itself", hint: "name another one" }];
    }
    if (typeof path.at(-1) !== "number") return [];
    const entry = JSON.stringify([path.slice(0, -1), named]);
    if (seen.size < seen.add(entry).size) return [];
    return [{ path, what: `"${String(named)}" stands twice`, hint: "remove one of them" }];
  });
}
