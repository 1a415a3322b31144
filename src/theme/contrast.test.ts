import { color } from "./tokens";

type Token = keyof typeof color;

/** Text of any size, with each ground that it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const text: Record<string, readonly Token[]> = {
  ink: ["paper", "birch", "white", "mint", "gold"],
  inkSoft: ["paper", "birch"],
  spruce: ["paper", "birch"],
  mapleDeep: ["birch"],
  white: ["maple", "mapleDeep", "spruce"],
  paper: ["spruceDeep"],
  mint: ["spruceDeep"],
  gold: ["spruceDeep"],
  line: ["spruceDeep"],
};

/** Parts that have to be seen to use or understand the page: 3 to 1 (1.4.11). */
const parts: Record<string, readonly Token[]> = {
  // Focus rings, on light and on dark ground.
  maple: ["paper", "birch"],
  gold: ["spruceDeep"],
  // Lines and bars of charts, check marks.
  spruce: ["paper", "birch", "mint"],
  spruceDeep: ["gold", "paper"],
};

const pairsOf = (uses: Record<string, readonly Token[]>) =>
  Object.entries(uses).flatMap(([front, grounds]) =>
    grounds.map((ground) => [front as Token, ground] as const),
  );

test.each(pairsOf(text))("%s can be read on %s", (front, ground) => {
  expect(contrastOf(color[front], color[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(parts))("%s can be made out on %s", (front, ground) => {
  expect(contrastOf(color[front], color[ground])).toBeGreaterThanOrEqual(3);
});

test("contrast is measured as WCAG defines it", () => {
  expect(contrastOf("#FFFFFF", "#000000")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
