import type { RecordFault } from "../../content-type";
import type { ContentRecord } from "../../read/parse-content";
import { visitFields } from "../../fields/visit-fields";

/** A list names each record once, and no record names itself. */
export function checkRepeats({ type, key, value }: ContentRecord): RecordFault[] {
  const seen = new Set<string>();
  return visitFields(type.schema, value).flatMap(({ path, meta, value: named }) => {
    if (meta.kind !== "reference") return [];
    if (meta.references === type.name && named === key) {
      return [{ path, problem: "names this record itself", remedy: "name another one" }];
    }
    if (typeof path.at(-1) !== "number") return [];
    const entry = JSON.stringify([path.slice(0, -1), named]);
    if (seen.size < seen.add(entry).size) return [];
    return [{ path, problem: `"${String(named)}" stands twice`, remedy: "remove one of them" }];
  });
}
