import { colour } from "../lib/palette.mjs";
import { circle, points, rect, stroke } from "../lib/svg.mjs";
import { goods } from "./goods.mjs";
import { figure, rules } from "./rules.mjs";

/** A magnifying glass. @param {number} x @param {number} y @param {number} size @param {string} ink */
const lens = (x, y, size, ink) =>
  circle(x, y, size, "none", { stroke: ink, "stroke-width": size * 0.34 }) +
  stroke(points(x + size * 0.7, y + size * 0.7, x + size * 1.7, y + size * 1.7), ink, size * 0.4);

/** A search page: the field, then what was found. @param {number} width @param {number} height */
export function searchPage(width, height) {
  const results = [0, 1, 2].map((row) => {
    const y = 232 + row * 176;
    return (
      rules({ x: 64, y, widths: [[400, 340, 440][row]], gap: 0, fill: colour.spruce, height: 26 }) +
      rules({
        x: 64,
        y: y + 54,
        widths: [[500, 460, 510][row], [430, 490, 330][row]],
        gap: 36,
        fill: colour.inkSoft,
        height: 12,
      }) +
      (row ? rect(width - 202, y - 8, 130, 122, colour.birch) : "")
    );
  });
  return [
    rect(0, 0, width, height, colour.paper),
    rect(60, 50, width - 120, 104, colour.paper, { rx: 52, stroke: colour.ink, "stroke-width": 8 }),
    lens(width - 130, 94, 22, colour.spruce),
    rules({ x: 112, y: 92, widths: [320], gap: 0, fill: colour.ink, height: 20 }),
    rect(30, 192, width - 60, 166, colour.mint, { rx: 10 }),
    ...results,
    goods({ id: "found", kind: "vase", x: width - 212, y: 202, size: 146, fill: colour.spruce }),
  ].join("");
}

/** A product feed: six goods, each with its price and facts. @param {number} width @param {number} height */
export function feed(width, height) {
  const kinds = /** @type {const} */ (["vase", "mug", "lamp", "shirt", "jar", "bag"]);
  const fills = [colour.spruce, colour.gold, colour.spruceDeep];
  const gap = 28;
  const [w, h] = [(width - 3 * gap) / 2, (height - 4 * gap) / 3];
  const tiles = kinds.map((kind, i) => {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const [x, y] = [gap + column * (w + gap), gap + row * (h + gap)];
    return (
      rect(x, y, w, h * 0.72, (column + row) % 2 ? colour.birch : colour.mint) +
      goods({
        id: `feed-${kind}`,
        kind,
        x: x + w / 2 - h * 0.3,
        y: y + h * 0.06,
        size: h * 0.6,
        fill: fills[i % 3],
      }) +
      rules({
        x,
        y: y + h * 0.8,
        widths: [w * 0.5, w * 0.34],
        gap: 24,
        fill: colour.inkSoft,
        height: 11,
      }) +
      figure(x + w - 84, y + h * 0.79, 4, colour.ink, 38)
    );
  });
  return rect(0, 0, width, height, colour.paper, { rx: 8 }) + tiles.join("");
}

/** A chat: a question, and the answer that names one product. @param {number} width @param {number} height */
export function chat(width, height) {
  const text = { x: 62, gap: 38, fill: colour.inkSoft, height: 13 };
  return [
    rect(0, 0, width, height, colour.birch, { rx: 42 }),
    rect(width - 282, 64, 256, 130, colour.spruce, { rx: 36 }),
    rules({ ...text, x: width - 242, y: 106, widths: [176, 120], fill: colour.paper }),
    // Each bubble has one square corner, where its speaker is.
    rect(width - 66, 154, 40, 40, colour.spruce),
    rect(26, 232, width - 82, 456, colour.paper, { rx: 36 }),
    rect(26, 648, 40, 40, colour.paper),
    rules({ ...text, y: 276, widths: [200, 160] }),
    rect(54, 358, width - 138, 226, colour.maple, { rx: 12 }),
    rules({ ...text, y: 618, widths: [170] }),
    rect(26, height - 106, width - 52, 70, colour.paper, { rx: 35 }),
    rules({ ...text, y: height - 77, widths: [130], fill: colour.line }),
    goods({
      id: "answer",
      kind: "vase",
      x: width / 2 - 112,
      y: 374,
      size: 194,
      fill: colour.paper,
    }),
  ].join("");
}
