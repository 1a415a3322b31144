import { colour, mix } from "../lib/palette.mjs";
import { group, rect } from "../lib/svg.mjs";
import { goods } from "./goods.mjs";
import { obliqueBlock } from "./oblique.mjs";
import { figure, rules } from "./rules.mjs";

/** A section of a shop's page, built as a square panel: its side and depth, px. */
export const PANEL = { side: 376, depth: 46 };

/** A product with its name and price. @param {Parameters<typeof goods>[0]["kind"]} kind @param {string} fill @param {string} [ink] */
export const product = (kind, fill, ink = colour.ink) =>
  goods({ id: `wall-${kind}`, kind, x: 72, y: 44, size: 236, fill }) +
  rules({ x: 44, y: 314, widths: [110], gap: 0, fill: ink, height: 14 }) +
  figure(PANEL.side - 132, 302, 4, ink, 38);

/** A heading and words, as a section of a shop's page has them. @param {string} ink @param {string} soft @param {boolean} button */
export const words = (ink, soft, button) =>
  rules({ x: 44, y: 62, widths: [230, 160], gap: 46, fill: ink, height: 24 }) +
  rules({ x: 44, y: 170, widths: [270, 240, 256], gap: 34, fill: soft, height: 11 }) +
  (button ? rect(44, 278, 150, 44, colour.gold, { rx: 22 }) : "");

/** Four small pictures. */
export const gallery = [0, 1, 2, 3]
  .map((i) =>
    rect(
      40 + (i % 2) * 154,
      40 + Math.floor(i / 2) * 154,
      142,
      142,
      [colour.spruce, colour.gold, colour.paper, colour.spruceDeep][i],
    ),
  )
  .join("");

/** A panel with what is on it. @param {number} x @param {number} foot @param {string} fill @param {string} drawing @param {string} [top] */
export const shopPanel = (x, foot, fill, drawing, top = mix(fill, colour.paper, 0.5)) =>
  obliqueBlock({ x, foot, width: PANEL.side, height: PANEL.side, depth: PANEL.depth, fill, top }) +
  group(`translate(${x} ${foot - PANEL.side})`, drawing);
