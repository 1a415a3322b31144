import { colour } from "../lib/palette.mjs";

/**
 * The small drawings beside clients' names, in one colour: strokes take the mark's, fills are `solid`.
 * Each stands in a square or strip 48 units high unless it says otherwise.
 */
export const solid = `fill="${colour.inkSoft}" stroke="none"`;

/** A round hole or dot as part of a path. @param {number} x @param {number} y @param {number} r */
export const dot = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;

/** A price tag with a discount cut out, 36 wide. */
export const tag = `<path ${solid} fill-rule="evenodd" d="M10 0H26L36 10V44a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V10Z${dot(18, 9.5, 3.6)}${dot(10.5, 23.5, 4)}${dot(25.5, 37.5, 4)}M26 19.5h4.4L10 41.5H5.6Z"/>`;

/** A sun that rises on a line: half a disc and seven rays. @param {number} x @param {number} y */
export function sunrise(x, y) {
  const rays = Array.from({ length: 7 }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / 7;
    const at = (/** @type {number} */ r) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y - r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(10)}L${at(15.8)}`;
  });
  return `<path ${solid} d="M${x - 6.6} ${y}a6.6 6.6 0 0 1 13.2 0Z"/><path stroke-width="2.2" stroke-linecap="round" d="${rays.join("")}"/>`;
}

/** Three strands of hair, 32 wide. */
export const strands = `<path stroke-width="4.6" stroke-linecap="round" d="M16 2.5C-8 16 20 28 7 45M24 6C4 18 28 30 16 45.5M29 14C18 23 34 32 26 44"/>`;

/** A leaf, one half in light, 36 wide. */
export const leaf = `<path ${solid} d="M18 1C-4 13-4 33 18 41Z"/><path stroke-width="2.4" stroke-linecap="round" d="M18 1.4C40 13 40 33 18 41C-4 33-4 13 18 1.4ZM18 41V46.8M18.5 31.5l7.5-7.5M18.5 22l5.5-5.5"/>`;

/** A hanger as wide as the name that hangs on it, 28 high. @param {number} width */
export function hanger(width) {
  const middle = width / 2;
  return `<path stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M${middle - 5} 6.3a5 5 0 1 1 7.5 4.4q-2.5 1.5-2.5 4.3L${width - 2} 24.5q2 2-1 2H3q-3 0-1-2L${middle} 15"/>`;
}

/** A kettle, 54 wide. */
export const kettle = `<path ${solid} d="M8 46C6 34 10 20 27 20S48 34 46 46q0 2-2 2H10q-2 0-2-2ZM14 18C18 11 36 11 40 18ZM40 32l11-11.5q2.5-2 2.5 1L45.4 42Z"/><path stroke-width="3.6" stroke-linecap="round" d="M11 22C4-4.8 50-4.8 43 22M27 12V9.5"/>`;

/** Three arches, one in another, 40 wide. */
export const arches = `<path stroke-width="3.2" d="M1.6 48V20a18.4 18.4 0 0 1 36.8 0V48M9 48V21a11 11 0 0 1 22 0V48"/><path ${solid} d="M15 48V22a5 5 0 0 1 10 0V48Z"/>`;

/** Two loops through each other, 48 wide: each goes over, then under. */
export const knot = `<path stroke-width="4.4" d="M20 15H36.7a9 9 0 0 1 0 18H38M28 33H11.3a9 9 0 0 1 0-18H10M33 20V36.7a9 9 0 0 1-18 0V38M15 28V11.3a9 9 0 0 1 18 0V10"/>`;

/** Water under a name, 8 high. @param {number} width @param {number} y */
export function wave(width, y) {
  const count = Math.round(width / 22);
  const step = (width - 2.8) / count / 2;
  const crest = `q${(step / 2).toFixed(2)} -6.5 ${step.toFixed(2)} 0t${step.toFixed(2)} 0`;
  return `<path stroke-width="2.8" stroke-linecap="round" d="M1.4 ${y}${crest.repeat(count)}"/>`;
}

/** A ticket's outline with bitten corners. @param {number} width */
export const ticket = (width) =>
  `<path stroke-width="2.4" d="M9 1.2H${width - 9}a7.8 7.8 0 0 0 7.8 7.8V39a7.8 7.8 0 0 0-7.8 7.8H9A7.8 7.8 0 0 0 1.2 39V9A7.8 7.8 0 0 0 9 1.2Z"/>`;

/** A star of eight rays. @param {number} x @param {number} y @param {number} r */
export function star(x, y, r) {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? r * 0.5 : r;
    const angle = (Math.PI * i) / 8;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `<path ${solid} d="M${corners.join("L")}Z"/>`;
}

/** Six petals about a seed, 48 wide. */
export const flower = Array.from(
  { length: 6 },
  (_, i) =>
    `<ellipse ${solid} cx="24" cy="9.5" rx="6.6" ry="9.5"${i ? ` transform="rotate(${i * 60} 24 24)"` : ""}/>`,
).join("");

/** Four quarter rounds on a grid, two of them in outline, 48 wide. */
export const quarters = `<path ${solid} d="M25 23V0A23 23 0 0 1 48 23ZM0 25H23V48A23 23 0 0 1 0 25Z"/><path stroke-width="2.4" d="M1.2 1.2H21.8V21.8A20.6 20.6 0 0 1 1.2 1.2ZM26.2 26.2H46.8V46.8A20.6 20.6 0 0 1 26.2 26.2Z"/>`;

/** A needle on its thread, 24 wide. @param {number} x @param {number} y */
export const needle = (x, y) =>
  `<path ${solid} fill-rule="evenodd" d="M${x} ${y}q3-1.8 8-1.6L${x + 24} ${y}l-16 1.6q-5 .2-8-1.6Zm3.5 0q2 .9 5 0-3-.9-5 0Z"/>`;
