import type { ContentIndex } from "../content-index";
import { suggestRemedy } from "../suggest";
import type { Finding } from "./finding";

/** A reference names a record that exists. */
export function checkReference(key: string, typeName: string, index: ContentIndex): Finding[] {
  const keys = index.keysByType.get(typeName) ?? [];
  if (keys.includes(key)) return [];
  return [{ problem: `"${key}" is not a known ${typeName}`, remedy: suggestRemedy(key, keys) }];
}
