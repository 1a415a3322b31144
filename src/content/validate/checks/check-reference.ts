import type { ContentIndex } from "../content-index";
import { suggestRemedy } from "../suggest";
import { toFinding } from "./finding";
import type { Finding } from "./finding";

/** A reference names a record that exists. */
export function checkReference(key: string, typeName: string, index: ContentIndex): Finding[] {
  const keys = index.keysByType.has(typeName) ? index.keysByType.get(typeName) : [];
  // While a file of such records can't be read, nobody knows which of them exist.
  if (keys === undefined) return [];
  const hidden = index.whyHidden(typeName, key);
  if (hidden) return [toFinding(`the ${typeName} "${key}"`, hidden)];
  const pageless = index.pagelessKeys.get(typeName) ?? [];
  if (pageless.includes(key)) {
    const others = keys.filter((known) => !pageless.includes(known));
    return [{ problem: `"${key}" has no page of its own`, remedy: suggestRemedy(key, others) }];
  }
  if (keys.includes(key)) return [];
  return [{ problem: `"${key}" is not a known ${typeName}`, remedy: suggestRemedy(key, keys) }];
}
