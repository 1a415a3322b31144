/**
 * A small seeded generator (mulberry32). Pictures are committed files, so the
 * same source must give the same bytes: Math.random is never used here.
 * @param {string} seed usually the picture's name
 */
export function createRandom(seed) {
  let state =
    [...seed].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16777619), 2166136261) >>>
    0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** @param {number} low @param {number} high */
    between: (low, high) => low + (high - low) * next(),
    /** @template T @param {T[]} items @returns {T} */
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
