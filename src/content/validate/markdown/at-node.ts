import type { Finding } from "../checks/finding";

/** A node of a Markdown tree, as far as its place goes. */
export interface PlacedNode {
  position?: { start: { line: number; column: number } } | undefined;
}

/** A finding about a node, at the place where the node starts in its text. */
export function at({ position }: PlacedNode, finding: Omit<Finding, "within">): Finding {
  return { ...finding, within: position?.start };
}
