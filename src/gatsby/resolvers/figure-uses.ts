import { formatVariableName } from "../../content/validate/variables";
import { type Variables, variableNames } from "../../site/format/fill-variables";
import { contentTypes } from "../records/content-types";
import type { QueryContext } from "./field";
import { readVariables } from "./query-context";
import { type WrittenRecord, type WrittenValue, readRecords } from "./written-values";

/** The root field for uses of figures, in texts or by reference, and the pages that show them. */
export const figureUses = {
  type: "[FigureUse!]!",
  description:
    "All uses of figures, as `{{fact.retention}}` in a text or as `fact: retention` in a field.",
  args: {
    figure: {
      type: "String",
      description:
        "Only uses of this figure, such as `fact.retention`; `plan.starter` finds all figures of that plan.",
    },
    page: { type: "String", description: "Only uses on this page, such as `/pricing`." },
  },
  resolve: async (
    _source: unknown,
    { figure, page }: { figure?: string | null; page?: string | null },
    context: QueryContext,
  ): Promise<Queries.FigureUse[]> => {
    const records = await readRecords(context);
    const variables = readVariables(context);
    const uses = records.flatMap((record) => {
      const pages = [...new Set(pagesOf(record, records))].sort();
      const place = { file: record.file, pages };
      return record.values.flatMap(({ field, meta, value }) =>
        figuresOf(meta, value, variables).map((use) => ({ ...use, ...place, field })),
      );
    });
    return uses
      .filter((use) => isSameFigure(figure ?? use.figure, use.figure))
      .filter(({ pages }) => !page || pages.includes(page));
  },
};

/** A record includes all its figures: `plan.starter` matches `plan.starter.price`. */
function isSameFigure(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function figuresOf(meta: WrittenValue["meta"], value: unknown, variables: Variables) {
  if (typeof value !== "string") return [];
  if (meta.references === undefined)
    // Other text in double braces is sample code.
    return variableNames(value).flatMap((name) => {
      const known = variables.get(name);
      return known === undefined ? [] : [{ figure: name, written: `{{${name}}}`, value: known }];
    });
  const source = contentTypes.find(({ name }) => name === meta.references)?.variables;
  if (!source) return [];
  const figure = formatVariableName(source.prefix, value, "");
  return [{ figure, written: value, value: variables.get(figure) ?? null }];
}

/** The pages that show a record: its own, or those of records that refer to it. */
function pagesOf({ type, key, page }: WrittenRecord, records: readonly WrittenRecord[]): string[] {
  if (page !== null) return [page];
  const referrers = records.filter(({ values }) =>
    values.some(({ meta, value }) => meta.references === type.name && value === key),
  );
  return referrers.flatMap((referrer) => pagesOf(referrer, records));
}
