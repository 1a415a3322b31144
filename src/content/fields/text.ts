import { z } from "zod";
import type { FieldSchema } from "../schema/field-schema";
import { checkWords } from "../problems/check-words";
import { checkBraces, checkVariables } from "./checks/check-variables";
import { checkGaps, gapsIn } from "./checks/check-gaps";
import { checkPlainText } from "./checks/check-plain-text";
import { defineKind } from "./field-kind";

export interface TextLimits {
  /** Fewest characters. */
  min?: number;
  /** Most characters. */
  max?: number;
}

export const textKind = defineKind({
  name: "text",
  graphqlType: "String",
  sample: (field) => [sampleText(field), ...gapsIn(field.description)].join(" "),
  check: (value, { index, isDraft }, { description }) => [
    ...checkVariables(String(value), index.variables),
    ...checkBraces(String(value), index.variables, description),
    ...checkGaps(String(value), description),
    ...checkPlainText(String(value)),
    ...checkWords(String(value), { isMarkdown: false, isDraft }),
  ],
});

/** One line of plain text; `{{brand}}` and the other variables are filled in. */
export function text(description: string, { min = 1, max = 300 }: TextLimits = {}) {
  return visibleText(min, max).meta({ kind: textKind.name, description });
}

/** A text of spaces alone would pass for one, and show nothing. */
export function visibleText(min: number, max: number) {
  const params = { hint: "write some text, or remove the field where it is optional" };
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === "" || value.trim() !== "", { message: "is empty", params });
}

/** Words, as many as the limits of a field ask for. */
export function sampleText({ minLength = 1 }: FieldSchema): string {
  return "Sample "
    .repeat(Math.ceil(minLength / 7))
    .trimEnd()
    .padEnd(minLength, ".");
}
