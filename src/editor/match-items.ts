import { type Values, isGroup, isSame } from "./values";
import type { Item } from "./yaml-source";

/** An entry of the new value, and the index of the old entry that it was; -1 if it is new. */
export interface Wanted {
  key: string | undefined;
  value: unknown;
  from: number;
}

/**
 * Finds the old entry of each new one: with the same key, or else the same value, the same place or the same type. With `keepsOrder`, the
 * old order stays, with the entries that neither value has.
 */
export function matchItems(
  items: readonly Item[],
  before: unknown,
  after: Values,
  keepsOrder: boolean,
): Wanted[] {
  const keyOf = (key: string) => (Array.isArray(after) ? undefined : key);
  const wanted = Object.entries(after).map(([key, value]) => ({
    key: keyOf(key),
    value,
    from: -1,
  }));
  const old = items.map((item, from) => ({
    key: item.key,
    value: entryOf(before, item, from),
    from,
  }));
  const free = new Set(items.keys());
  const take = (isMatch: (one: Wanted, other: Wanted, index: number) => boolean) => {
    wanted.forEach((one, index) => {
      if (one.from >= 0) return;
      const match = [...old.slice(index, index + 1), ...old].find(
        (other) => free.has(other.from) && isMatch(one, other, index),
      );
      one.from = match?.from ?? -1;
      free.delete(one.from);
    });
  };
  take((one, other) => one.key !== undefined && one.key === other.key);
  if (!keepsOrder) {
    take((one, other) => isSame(one.value, other.value));
    take((one, other, index) => index === other.from && isAlike(one.value, other.value));
    take((one, other) => isAlike(one.value, other.value));
    return wanted;
  }
  const kept = old.filter(({ from, value }) => free.has(from) && value === undefined);
  const known = wanted.filter(({ from }) => from >= 0);
  const ordered = [...known, ...kept].sort((a, b) => a.from - b.from);
  // A new key comes after the one that is before it in the new value.
  wanted.forEach((one, index) => {
    const previous = ordered.findIndex(({ key }) => key === wanted[index - 1]?.key);
    if (one.from < 0) ordered.splice(previous + 1, 0, one);
  });
  return ordered;
}

export function entryOf(values: unknown, { key }: Item, index: number): unknown {
  return isGroup(values) ? values[key ?? index] : undefined;
}

/** Whether one entry may be the edited form of another. */
function isAlike(a: unknown, b: unknown): boolean {
  return isGroup(a) && isGroup(b) ? a["type"] === b["type"] : typeof a === typeof b;
}
