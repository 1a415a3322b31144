import { circle, clip, rect, shape } from "../lib/svg.mjs";

/**
 * A customer: head and shoulders in a round, in one of four geometric cuts.
 * Faceless on purpose: a segment, not a person.
 * @param {{ id: string, x: number, y: number, radius: number, ground: string, figure: string, hair: string, cut: number }} options
 */
export function token({ id, x, y, radius: r, ground, figure, hair, cut }) {
  const hy = y - r * 0.2;
  const hairs = [
    shape(`M${x - r * 0.3} ${hy} A${r * 0.3} ${r * 0.3} 0 0 1 ${x + r * 0.3} ${hy}Z`, hair),
    circle(x, hy - r * 0.34, r * 0.13, hair) +
      shape(
        `M${x - r * 0.3} ${hy - r * 0.06} A${r * 0.3} ${r * 0.3} 0 0 1 ${x + r * 0.3} ${hy - r * 0.06}Z`,
        hair,
      ),
    shape(
      `M${x - r * 0.34} ${hy + r * 0.44} V${hy} A${r * 0.34} ${r * 0.34} 0 0 1 ${x + r * 0.34} ${hy} V${hy + r * 0.44} H${x + r * 0.19} V${hy} H${x - r * 0.19} V${hy + r * 0.44}Z`,
      hair,
    ),
    rect(x - r * 0.34, hy - r * 0.2, r * 0.68, r * 0.1, hair) +
      shape(
        `M${x - r * 0.24} ${hy - r * 0.2} A${r * 0.24} ${r * 0.24} 0 0 1 ${x + r * 0.24} ${hy - r * 0.2}Z`,
        hair,
      ),
  ];
  return clip(
    id,
    circle(x, y, r, "#000"),
    circle(x, y, r, ground),
    shape(
      `M${x - r * 0.66} ${y + r} V${y + r * 0.86} A${r * 0.66} ${r * 0.62} 0 0 1 ${x + r * 0.66} ${y + r * 0.86} V${y + r}Z`,
      figure,
    ),
    rect(x - r * 0.1, hy + r * 0.1, r * 0.2, r * 0.4, figure),
    circle(x, hy, r * 0.3, figure),
    hairs[cut],
  );
}
