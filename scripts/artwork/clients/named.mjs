import { write } from "../lib/letters.mjs";
import { needle, strands, sunrise, tag } from "../motifs/devices.mjs";

/** Writes a name as wide as the line above it, by its spacing. @param {string} text @param {number} x @param {number} foot @param {number} width @param {import("../lib/letters.mjs").Hand} hand */
function justify(text, x, foot, width, hand) {
  const [loose, tight] = [1, 0].map((track) => write(text, x, foot, { ...hand, track }).width);
  return write(text, x, foot, { ...hand, track: (width - tight) / (loose - tight) });
}

/** Thick and thin with serifs; the bar of the T becomes a seam, and ends in its needle. */
function taylrd() {
  const word = write("Taylrd", 0, 38, {
    ...{ cap: 37.4, x: 23, asc: 31, desc: 10, wide: 13, capWide: 25 },
    ...{ pen: 2.2, nib: 2.4, track: 1.8, serif: 2.2, kern: { Ta: -3 } },
  });
  const end = word.width - 22;
  return `${word.body}${needle(end, 1.7)}<path stroke-width="2.2" stroke-dasharray="6 3.6" d="M31.6 1.7H${end.toFixed(1)}"/>`;
}

/** Heavy and square, with the second word spaced out to the width of the first. */
function colo() {
  const hand = { cap: 27, capWide: 15, pen: 6.4, bow: 0.68, track: 2, kern: { LO: -0.5 } };
  const name = write("COLO", 46, 27, { ...hand, ends: "square" });
  const small = { cap: 13, capWide: 9, pen: 2.6, track: 3 };
  const line = justify("OUTLET", 46, 48, name.width, { ...small, ends: "square" });
  return tag + name.body + line.body;
}

/** Light capitals under a horizon. */
function boheme() {
  const hand = { cap: 24, capWide: 18, pen: 3, track: 4.4 };
  const word = write("BOHEME", 0, 48, { ...hand, ends: "round" });
  const [middle, end] = [word.width / 2, word.width - 1.2];
  const horizon = `M1.2 15.9H${(middle - 24).toFixed(1)}M${(middle + 24).toFixed(1)} 15.9H${end.toFixed(1)}`;
  return `${word.body}${sunrise(middle, 17)}<path stroke-width="2.4" stroke-linecap="round" d="${horizon}"/>`;
}

/** A round pen that leans, beside its strands. */
function ruthi() {
  const hand = {
    cap: 36,
    x: 25,
    asc: 38,
    wide: 16,
    capWide: 20,
    pen: 5.8,
    track: 2.2,
    slant: 0.14,
  };
  return strands + write("ruthi", 40, 44, { ...hand, ends: "round" }).body;
}

/** The four clients whose names are known; their marks stand in until they send their own. */
export const named = { taylrd, colo, boheme, ruthi };
