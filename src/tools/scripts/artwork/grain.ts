/** How far a pixel may differ from its flat color (of 255): paper texture that keeps JPEGs small. */
const GRAIN = 2.6;
/** The size of a noise tile in pixels, prime so that tiles never align with a picture's edge. */
const TILE = 701;

/** mulberry32, seeded with "grain": pictures are committed, so a drawing must always give the same bytes. */
function createRandom(): () => number {
  let state = 0x9560744c;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Adds soft noise to RGB pixels, in blocks of two by two. */
export function addGrain(pixels: Buffer, width: number): void {
  const next = createRandom();
  const grain = Float32Array.from(
    { length: TILE * TILE },
    () => (next() + next() + next() - 1.5) * 2 * GRAIN,
  );
  pixels.forEach((value, index) => {
    const pixel = Math.floor(index / 3);
    const [x, y] = [(pixel % width) >> 1, Math.floor(pixel / width) >> 1];
    const tooth = grain[(y % TILE) * TILE + (x % TILE)] ?? 0;
    pixels[index] = Math.max(0, Math.min(255, Math.round(value + tooth)));
  });
}
