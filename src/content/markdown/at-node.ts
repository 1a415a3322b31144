import type { Problem } from "../problems/problem";

/** A node of a Markdown tree, as far as its place goes. */
export interface PlacedNode {
  position?: { start: { line: number; column: number } } | undefined;
}

/** A problem about a node, at the place where the node starts in its text. */
export function at({ position }: PlacedNode, problem: Omit<Problem, "within">): Problem {
  return { ...problem, within: position?.start };
}
