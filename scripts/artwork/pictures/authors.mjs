import { colour, mix } from "../lib/palette.mjs";
import { group, rect } from "../lib/svg.mjs";
import { bust } from "../motifs/bust.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { barChart } from "../motifs/line-chart.mjs";

const behind = {
  growth: barChart({
    width: 520,
    height: 400,
    values: [0.22, 0.36, 0.5, 0.74, 0.98],
    fill: mix(colour.mint, colour.spruce, 0.2),
  }),
  search: [430, 370, 300, 330, 250, 280]
    .map(
      (width, row) =>
        rect(36, 44 + row * 72, 26, 26, mix(colour.spruce, colour.mint, 0.2)) +
        rect(80, 50 + row * 72, width, 14, mix(colour.spruce, colour.mint, 0.2)),
    )
    .join(""),
  retention: group(
    "translate(150 20) rotate(12)",
    envelope({ width: 360, height: 250, fill: mix(colour.gold, colour.paper, 0.35) }),
  ),
};

/** @param {string} name @param {string} ground @param {string} backdrop @param {Parameters<typeof bust>[0]} person */
const portrait = (name, ground, backdrop, person) => ({
  path: `content/shared/authors/${name}.png`,
  width: 480,
  height: 480,
  draw: () => rect(0, 0, 480, 480, ground) + backdrop + bust(person),
});

/** Placeholder portraits of the three desks: same light, different cut, ground and emblem. */
export const pictures = [
  portrait("growth-desk", colour.mint, group("translate(0 80)", behind.growth), {
    id: "g",
    skin: colour.birch,
    coat: colour.spruceDeep,
    hair: colour.ink,
    collar: colour.maple,
    cut: "crop",
  }),
  portrait("search-desk", colour.spruce, behind.search, {
    id: "s",
    skin: mix(colour.gold, colour.mapleDeep, 0.35),
    coat: colour.birch,
    hair: colour.spruceDeep,
    collar: colour.maple,
    cut: "bun",
  }),
  portrait("retention-desk", colour.gold, behind.retention, {
    id: "r",
    skin: mix(colour.birch, colour.gold, 0.25),
    coat: colour.spruce,
    hair: colour.mapleDeep,
    collar: colour.paper,
    cut: "long",
  }),
];
