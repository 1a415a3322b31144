import { countOf } from "../problems/name-value";
import type { FieldSchema } from "./field-schema";

/** `10 to 70 characters`, `up to 300 characters`. */
export function describeLength({ minLength = 0, maxLength = 0 }: FieldSchema): string {
  if (minLength > 1) return `${String(minLength)} to ${countOf(maxLength, "character")}`;
  return `up to ${countOf(maxLength, "character")}`;
}

/** `1 to 4`; whole numbers without a limit of their own have that of the machine. */
export function describeRange(min = 0, max = Number.MAX_SAFE_INTEGER): string {
  return max === Number.MAX_SAFE_INTEGER
    ? `from ${String(min)}`
    : `${String(min)} to ${String(max)}`;
}
