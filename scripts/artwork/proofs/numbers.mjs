/**
 * What a chart may draw from a figure. Nothing else is known about a case, so nothing else is drawn.
 */

/** How many times as much: "4x" is 4, "+183%" is 2.83. @param {string} value */
export function multiple(value) {
  const times = /^([\d.]+)x$/.exec(value);
  if (times) return Number(times[1]);
  const change = /^\+([\d.,]+)%$/.exec(value);
  if (change) return 1 + Number(change[1].replace(",", "")) / 100;
  throw new Error(`Neither a change nor a multiple: ${value}`);
}

/** The figure on an index whose period before is 100: "+491%" makes 591, "2.5x" makes 250. @param {string} value */
export const index = (value) => Math.round(multiple(value) * 100);

/** The amount at the head of a value: "$30 per day" is 30. @param {string} value */
export function amount(value) {
  const found = /^\$([\d.,]+)/.exec(value);
  if (!found) throw new Error(`No amount: ${value}`);
  return Number(found[1].replace(",", ""));
}

/** Even steps from zero to just above a value, four at most. @param {number} value @returns {number[]} */
export function axis(value) {
  const sizes = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const size = sizes.find((step) => Math.ceil(value / step) <= 4) ?? value;
  return Array.from({ length: Math.ceil(value / size) + 1 }, (_, i) => i * size);
}

/** A metric as a label's first word. @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
