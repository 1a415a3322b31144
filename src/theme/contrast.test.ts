import { contrastOf } from "../../tests/read/contrast";
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
