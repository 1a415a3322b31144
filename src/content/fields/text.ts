import { z } from "zod";
import { checkWords } from "../checks/fields/check-words";
import { checkText } from "../checks/fields/check-text";
import { defineKind } from "./field-kind";

export const textKind = defineKind({
  name: "text",
  check: (value, context, { description }) =>
    checkText(String(value), context, description),
});

/** A line of plain text of `min` to `max` characters, in which variables such as `{{brand}}` are filled in. */
export function text(description: string, { min = 1, max = 300 } = {}) {
  return visibleText(min, max).meta({ kind: textKind.name, description });
}

export const codeKind = defineKind({
  name: "code",
  check: (value, { isDraft }) =>
    checkWords(String(value), { isMarkdown: false, isDraft }),
});

/** A value for programs, such as an id or a postal code, which is used as written. */
export function code(description: string, { max = 300 } = {}) {
  return visibleText(1, max).meta({ kind: codeKind.name, description });
}

/** Text with a letter or a digit; a text that can't be short has a letter. */
export function visibleText(min: number, max: number) {
  const word = min > 1 ? /\p{L}/u : /[\p{L}\d]/u;
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === "" || word.test(value));
}
