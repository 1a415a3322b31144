import type { FieldSchema } from "../../content/schema/field-schema";
import type { ContentRecord } from "../../content/validate/parse-content";
import type { DraftKind } from "./draft-kinds";
import { fieldAt } from "./field-at";
import type { DraftContext } from "./placeholder-value";
import { cutWords } from "../../content/placeholders/placeholder-text";

interface Planned {
  kind: DraftKind;
  schema: FieldSchema;
  words: string;
}

/** The values of a draft that come from its title and from the records before it. */
export function draftValues(
  { kind, schema, words }: Planned,
  records: readonly ContentRecord[],
): DraftContext["values"] {
  const echoes = kind.echoes.flatMap((path) => {
    const { minLength = 0, maxLength = words.length } = fieldAt(schema, path) ?? {};
    const short = cutWords(words, maxLength);
    return short.length < minLength ? [] : [[path, short] as const];
  });
  const { numberField } = kind;
  return {
    draft: true,
    ...kind.values,
    [kind.titleField]: words,
    ...Object.fromEntries(echoes),
    ...(numberField !== undefined && { [numberField]: nextNumber(kind, numberField, records) }),
  };
}

function nextNumber(
  { typeName }: DraftKind,
  field: string,
  records: readonly ContentRecord[],
): number {
  const numbers = records
    .filter(({ type }) => type.name === typeName)
    .map(({ value }) => Number(value[field]));
  return Math.max(0, ...numbers) + 1;
}
