import type { Hidden } from "../../read/publication";

/** What a check has against a value; the caller knows the field. */
export interface Finding {
  problem: string;
  remedy: string;
  /** The place inside the text of the field, 1-based; left out when the whole value is meant. */
  within?: { line: number; column: number } | undefined;
}

/** What a published record may not lead to or name, since visitors could not follow it. */
export function toFinding(name: string, { reason, remedy }: Hidden): Finding {
  return { problem: `${name} ${reason}`, remedy: `${remedy}, or name another one` };
}
