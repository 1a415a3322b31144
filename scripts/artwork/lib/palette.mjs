/**
 * The colours of the brand, repeated here on purpose: the generator runs before
 * and without the site's build, so it cannot import `src/theme/tokens.ts`.
 */
export const colour = {
  paper: "#FBF8F1",
  birch: "#F1EADB",
  ink: "#13231B",
  inkSoft: "#46554D",
  spruce: "#1C5A44",
  spruceDeep: "#0F3528",
  maple: "#C23E12",
  mapleDeep: "#9C2F0B",
  mint: "#CFE6D8",
  gold: "#E9B44C",
  line: "#D8CFBC",
};

/** Line weights at 2400 px wide. One set for the series, so that it reads as one hand. */
export const weight = { hair: 3, line: 6, bold: 14 };

/**
 * A colour between two of the palette, for shaded faces.
 * @param {string} from @param {string} to @param {number} share 0 is `from`, 1 is `to`
 */
export function mix(from, to, share) {
  const channel = (/** @type {string} */ hex, /** @type {number} */ at) =>
    parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${blended.map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The tone of a face turned away from the light. Warm colours darken towards a
 * warm brown: towards green, gold turns to mustard.
 * @param {string} fill @param {number} [share]
 */
export function shade(fill, share = 0.22) {
  const isWarm = parseInt(fill.slice(1, 3), 16) - parseInt(fill.slice(5, 7), 16) > 70;
  return mix(fill, isWarm ? mix(colour.mapleDeep, colour.ink, 0.45) : colour.spruceDeep, share);
}
