import type { ContentIndex } from "../content-index";
import { suggestRemedy } from "../suggest";
import { toFinding } from "./finding";
import type { Finding } from "./finding";

/** A reference names a record that exists. */
export function checkReference(key: string, typeName: string, index: ContentIndex): Finding[] {
  const keys = index.keysByType.has(typeName) ? index.keysByType.get(typeName) : [];
  // While a file of such records can't be read, nobody knows which of them exist.
  const hidden = index.whyHidden(typeName, key);
  if (hidden) return [toFinding(`the ${typeName} "${key}"`, hidden)];
  if (keys === undefined || keys.includes(key)) return [];
  return [{ problem: `"${key}" is not a known ${typeName}`, remedy: suggestRemedy(key, keys) }];
}
