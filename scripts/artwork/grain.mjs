/** How far a pixel may stray from its flat color (of 255): paper tooth that a JPEG can still carry cheaply. */
const GRAIN = 2.6;
/** The side of a tile of noise, prime so that no edge of a picture falls in step with it. */
const TILE = 701;

/** mulberry32, seeded with "grain": pictures are committed, so the same drawing must give the same bytes. */
function createRandom() {
  let state = 0x9560744c;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lays soft noise over pixels, in blocks of two by two. @param {Buffer} pixels RGB @param {number} width */
export function addGrain(pixels, width) {
  const next = createRandom();
  const grain = Float32Array.from(
    { length: TILE * TILE },
    () => (next() + next() + next() - 1.5) * 2 * GRAIN,
  );
  for (let i = 0; i < pixels.length; i += 3) {
    const pixel = i / 3;
    const tooth =
      grain[((Math.floor(pixel / width) >> 1) % TILE) * TILE + (((pixel % width) >> 1) % TILE)];
    for (let c = i; c < i + 3; c += 1)
      pixels[c] = Math.max(0, Math.min(255, Math.round(pixels[c] + tooth)));
  }
}
