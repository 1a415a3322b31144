import { write } from "../lib/letters.mjs";
import * as device from "../motifs/devices.mjs";

/** @typedef {import("../lib/letters.mjs").Hand} Hand */

/** A device with the name on its right. @param {string} drawing @param {number} left @param {string} text @param {number} foot @param {Hand} hand */
const beside = (drawing, left, text, foot, hand) => drawing + write(text, left, foot, hand).body;

/** Small letters of a slanting broad nib. */
const leaf = () =>
  beside(device.leaf, 46, "brɑnd 05", 38, {
    ...{ cap: 26, x: 20, asc: 28, wide: 13, capWide: 14, space: 6 },
    ...{ pen: 2.4, nib: 1.8, tilt: -28, track: 1.8, ends: "round" },
  });

/** Spaced capitals that hang from their device. */
function hanger() {
  const hand = { cap: 16, capWide: 12, pen: 2.7, track: 2.8, space: 7 };
  const word = write("BRAND 06", 0, 48, { ...hand, ends: "round" });
  return device.hanger(word.width) + word.body;
}

/** Small letters of a fat round pen. */
const kettle = () =>
  beside(device.kettle, 64, "brand 07", 42, {
    ...{ cap: 27, x: 20, asc: 28, wide: 12, capWide: 14, space: 5 },
    ...{ pen: 4.6, track: 1.6, ends: "round" },
  });

/** Capitals in thick and thin, with serifs. */
const arches = () =>
  beside(device.arches, 51, "BRAND 08", 37, {
    ...{ cap: 25, capWide: 13, space: 6 },
    ...{ pen: 1.5, nib: 2.8, track: 1.3, serif: 1.7, flat: true, kern: { RA: 0.8 } },
  });

/** Wide capitals with cornered bowls. */
const knot = () =>
  beside(device.knot, 58, "BRAND 09", 34, {
    ...{ cap: 20, capWide: 13.6, space: 5 },
    ...{ pen: 3.2, radius: 4, track: 2, ends: "square", flat: true, kern: { RA: 1.2 } },
  });

/** Leaning small letters over water. */
function wave() {
  const size = { cap: 31, x: 22, asc: 33, wide: 15, capWide: 17, space: 7 };
  const pen = { pen: 3.4, track: 2.2, slant: 0.2 };
  const word = write("brɑnd 10", 0, 33, { ...size, ...pen, ends: "round" });
  return word.body + device.wave(word.width, 43.2);
}

/** Narrow heavy capitals on a ticket. */
function ticket() {
  const hand = {
    cap: 24,
    capWide: 9,
    pen: 4.2,
    track: 1.4,
    space: 5,
    bow: 0.7,
    flat: true,
    kern: { RA: 1 },
  };
  const word = write("BRAND 11", 40, 36, { ...hand, ends: "square" });
  return device.ticket(word.width + 54) + device.star(24, 24, 10) + word.body;
}

/** A typewriter's letters: one thickness, with slabs. */
const flower = () =>
  beside(device.flower, 60, "Brand 12", 38, {
    ...{ cap: 28, x: 20, asc: 29, wide: 12, capWide: 15, space: 6 },
    ...{ pen: 3.2, track: 2.1, serif: 1.4, ends: "square", kern: { 12: 1.4 } },
  });

/** Heavy stencilled capitals. */
const quarters = () =>
  beside(device.quarters, 58, "BRAND 13", 37, {
    ...{ cap: 26, capWide: 11, space: 5 },
    ...{
      pen: 5.2,
      bow: 0.8,
      track: 1.6,
      ends: "square",
      flat: true,
      bridge: 1.8,
      kern: { RA: 1.2 },
    },
  });

/** Neutral marks for the brands whose names the owner has yet to give. */
export const placeholders = {
  "brand-05": leaf,
  "brand-06": hanger,
  "brand-07": kettle,
  "brand-08": arches,
  "brand-09": knot,
  "brand-10": wave,
  "brand-11": ticket,
  "brand-12": flower,
  "brand-13": quarters,
};
