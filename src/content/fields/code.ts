import { checkWords } from "../problems/check-words";
import { defineKind } from "./field-kind";
import { sampleText, visibleText } from "./text";
import type { TextLimits } from "./text";

export const codeKind = defineKind({
  name: "code",
  graphqlType: "String",
  sample: sampleText,
  check: (value, { isDraft }) => checkWords(String(value), { isMarkdown: false, isDraft }),
});

/** A value for machines, such as an id or a postal code: it is handed on as it is written. */
export function code(description: string, { min = 1, max = 300 }: TextLimits = {}) {
  return visibleText(min, max).meta({ kind: codeKind.name, description });
}
