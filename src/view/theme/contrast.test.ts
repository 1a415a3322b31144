import { contrastOf } from "../../../tests/read/contrast";
import { color } from "./tokens";

type Token = keyof typeof color;

/** Text of any size, with each background it is used on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
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

/** Elements needed to use or understand the page: 3 to 1 (1.4.11). */
const parts: Record<string, readonly Token[]> = {
  // Focus rings, on light and dark backgrounds.
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

test.each(pairsOf(text))("%s text is readable on %s", (front, ground) => {
  expect(contrastOf(color[front], color[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(parts))("%s elements are visible on %s", (front, ground) => {
  expect(contrastOf(color[front], color[ground])).toBeGreaterThanOrEqual(3);
});

test("contrast is measured as WCAG defines it", () => {
  expect(contrastOf("#FFFFFF", "#000000")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
});
