import type { ContentIndex } from "../validate/content-index";
import { suggestHint } from "../problems/suggest";
import { toHiddenProblem } from "../problems/hidden-problem";
import type { Problem } from "../problems/problem";

/** A reference names a record that exists. */
export function checkReference(key: string, typeName: string, index: ContentIndex): Problem[] {
  const keys = index.keysByType.has(typeName) ? index.keysByType.get(typeName) : [];
  // While a file of such records can't be read, nobody knows which of them exist.
  if (keys === undefined) return [];
  const hidden = index.whyHidden(typeName, key);
  if (hidden) return [toHiddenProblem(`the ${typeName} "${key}"`, hidden)];
  const pageless = index.pagelessKeys.get(typeName) ?? [];
  if (pageless.includes(key)) {
    const others = keys.filter((known) => !pageless.includes(known));
    return [{ what: `"${key}" has no page of its own`, hint: suggestHint(key, others) }];
  }
  if (keys.includes(key)) return [];
  return [{ what: `"${key}" is not a known ${typeName}`, hint: suggestHint(key, keys) }];
}
