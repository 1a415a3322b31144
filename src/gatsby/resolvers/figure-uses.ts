import { toVariableName } from "../../content/validate/variables";
import { type Variables, variableNames } from "../../site/format/fill-variables";
import { contentTypes, toNodeId } from "../records/content-types";
import { type QueryContext, readVariables } from "./query-context";
import { type WrittenRecord, type WrittenValue, readRecords } from "./written-values";

/** A place that names a figure, or the record of several. */
export interface FigureUse {
  figure: string;
  written: string;
  value: string | null;
  file: string;
  field: string;
  pages: string[];
}

/** The root field that lists where figures are named. */
export const figureUses = {
  type: "[FigureUse!]!",
  description:
    "Every place that names a figure, as `{{fact.retention}}` in a text or as `fact: retention` in a field.",
  args: {
    figure: {
      type: "String",
      description:
        "Only those of this figure, such as `fact.retention`; `plan.starter` finds all figures of that plan.",
    },
    page: { type: "String", description: "Only those that show on this page, such as `/pricing`." },
  },
  resolve: findFigureUses,
};

/** Every place that names a figure, in texts as well as by reference, and the pages that show it. */
export async function findFigureUses(
  _source: unknown,
  { figure, page }: { figure?: string | null; page?: string | null },
  context: QueryContext,
): Promise<FigureUse[]> {
  const records = await readRecords(context);
  const variables = readVariables(context);
  const namers = indexNamers(records);
  const uses = records.flatMap((record) => {
    const pages = [...new Set(pagesOf(record, namers))].sort();
    return record.values.flatMap(({ field, ...value }) =>
      figuresOf(value, variables).map((use) => ({ ...use, file: record.file, field, pages })),
    );
  });
  return uses.filter(
    (use) => isSameFigure(figure ?? use.figure, use.figure) && (!page || use.pages.includes(page)),
  );
}

/** A record names all of its figures: `plan.starter` stands for `plan.starter.price` as well. */
function isSameFigure(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

function figuresOf(
  { meta, value }: Omit<WrittenValue, "field">,
  variables: Variables,
): Pick<FigureUse, "figure" | "written" | "value">[] {
  if (typeof value !== "string") return [];
  if (meta.references === undefined) {
    // Double braces around anything else are code that a guide shows.
    return variableNames(value).flatMap((name) => {
      const known = variables.get(name);
      return known === undefined ? [] : [{ figure: name, written: `{{${name}}}`, value: known }];
    });
  }
  const source = contentTypes.find(({ name }) => name === meta.references)?.variables;
  if (!source) return [];
  const figure = toVariableName(source.prefix, value, "");
  return [{ figure, written: value, value: variables.get(figure) ?? null }];
}

function indexNamers(records: readonly WrittenRecord[]): ReadonlyMap<string, WrittenRecord[]> {
  const namers = new Map<string, WrittenRecord[]>();
  for (const record of records) {
    for (const { meta, value } of record.values) {
      if (meta.references === undefined) continue;
      const id = toNodeId(meta.references, String(value));
      namers.set(id, [...(namers.get(id) ?? []), record]);
    }
  }
  return namers;
}

/** Where a record shows: on its own page, or else wherever the records that name it do. */
function pagesOf(
  record: WrittenRecord,
  namers: ReadonlyMap<string, readonly WrittenRecord[]>,
): string[] {
  if (record.page !== null) return [record.page];
  const others = namers.get(toNodeId(record.type.name, record.key)) ?? [];
  return others.flatMap((other) => pagesOf(other, namers));
}
