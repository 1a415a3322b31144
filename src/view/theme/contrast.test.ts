import { contrastOf } from "../../../tests/read/contrast";
import { color } from "./tokens";

type Token = keyof typeof color;

/** Parts needed to use or understand the page: 3 to 1 (WCAG 2.2, 1.4.11). The browser tests measure texts. */
const parts: [Token, Token[]][] = [
  // Focus rings, on light and dark backgrounds.
  ["maple", ["paper", "birch"]],
  ["gold", ["spruceDeep"]],
  ["ink", ["gold"]],
  // Threads of notes.
  ["mapleDeep", ["gold"]],
  // Lines and bars of charts, check marks.
  ["spruce", ["paper", "birch", "mint"]],
];

test.each(parts)("%s is visible on %s", (front, backgrounds) => {
  for (const background of backgrounds)
    expect(contrastOf(color[front], color[background])).toBeGreaterThanOrEqual(
      3,
    );
});
