import type { ContentType } from "../../content/content-type";
import type { SourcedFigure } from "../../content/fields/claim";
import { type FigureSource, figureSource } from "../../content/types/fact";
import { findOwner, formatVariableName } from "../../content/validate/variables";
import { fillMessage } from "../../site/format/fill-message";
import { variableNames } from "../../site/format/fill-variables";
import { formatDate } from "../../site/format/format-date";
import { contentTypes } from "../records/content-types";
import { type GraphNode, type QueryContext, field } from "./field";
import { readRecord, readUiLabels, renderText } from "./query-context";
import { valuesOf } from "./written-values";

/** Formatted at build time, so that pages need no month names. */
export const citation = field(
  "String!",
  "The source as pages cite it: its name, and its date if it has one.",
  ({ name, date }: FigureSource, context) => {
    const shown = renderText(name, context);
    if (!date) return shown;
    const dated = readUiLabels(context)("datedSource");
    return fillMessage(dated, { name: shown, date: formatDate(date) });
  },
);

/** The sources of a page: every figure in its record, or in a record that it shows. */
export const sourcesField = (type: ContentType) =>
  field(
    "[SourceEntry!]!",
    "Figures on the page, each with what it measures, its period and its source. Figures without a source are listed only in `develop`.",
    (node: GraphNode, context) => {
      const showsAll = process.env.NODE_ENV === "development";
      const figures = findFigures(type, node, context).filter(
        ({ receipt }) => showsAll || readSource(receipt, context) !== null,
      );
      const byFigure = new Map(figures.map(({ figure, receipt }) => [figure, receipt]));
      return Array.from(byFigure, ([figure, receipt]) => ({
        figure,
        value: renderText(receipt.value, context),
        measure: renderText(receipt.measure, context),
        period: receipt.period === undefined ? null : renderText(receipt.period, context),
        source: readSource(receipt, context),
      }));
    },
  );

/** Whether a variable is a figure in its page's sources. */
export function isSourced(name: string, context: QueryContext): boolean {
  return figuresOf(name, context).some(({ receipt }) => readSource(receipt, context) !== null);
}

type ListedFigure = ReturnType<typeof listFigures>[number];

function findFigures(type: ContentType, node: GraphNode, context: QueryContext): ListedFigure[] {
  const own = listFigures(type, node, () => true);
  const named = valuesOf(type, node).flatMap(({ field, meta, value }) => {
    // `seo` is visible in search results only.
    if (typeof value !== "string" || field.startsWith("seo.")) return [];
    if (meta.references === undefined) {
      // A figure that takes its value from another one is listed once.
      if (own.some(({ receipt }) => receipt.value === value)) return [];
      return variableNames(value).flatMap((name) => figuresOf(name, context));
    }
    // Records that a figure refers to, such as its source, are not shown with it.
    if (own.length > 0 && !type.path) return [];
    const other = contentTypes.find(({ name }) => name === meta.references);
    const record = other && readRecord(context, other, value);
    if (!other || !record) return [];
    // Other pages show only the main figures of a record with its own page.
    return other.path
      ? listFigures(other, record, ({ isLeading }) => isLeading !== false)
      : findFigures(other, record, context);
  });
  return [...own, ...named];
}

/** The figures behind a variable; variables such as a record's name have none. */
function figuresOf(variable: string, context: QueryContext): ListedFigure[] {
  const { type, key, word } = findOwner(variable, contentTypes);
  const record = type && readRecord(context, type, key);
  if (!type || !record) return [];
  const isLeadWord = ["figure", "proof", "phrase"].includes(word);
  return listFigures(type, record, (receipt) =>
    isLeadWord ? receipt.isLeading !== false : receipt.word === word,
  );
}

function listFigures(
  type: ContentType,
  record: GraphNode,
  isWanted: (receipt: SourcedFigure) => boolean,
) {
  const prefix = type.variables?.prefix ?? type.name.toLowerCase();
  const figures = type.figures?.(record) ?? [];
  return figures.filter(isWanted).map((receipt) => ({
    figure: formatVariableName(prefix, String(record["key"]), receipt.word),
    receipt,
  }));
}

function readSource({ source }: SourcedFigure, context: QueryContext): GraphNode | null {
  return source === undefined ? null : (readRecord(context, figureSource, source) ?? null);
}
