import { color } from "../../../src/theme/tokens.ts";

export { color };

/**
 * A color between two of the palette.
 * @param {string} from @param {string} to @param {number} share 0 is `from`, 1 is `to`
 */
export function mix(from, to, share) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ at) =>
    parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
