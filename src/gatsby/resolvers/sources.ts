import type { ContentType } from "../../content/content-type";
import type { SourcedFigure } from "../../content/fields/claim";
import { visitValues } from "../../content/schema/walk";
import { type FigureSource, figureSource } from "../../content/types/fact";
import { pricingPlan } from "../../content/types/pricing-plan";
import { service } from "../../content/types/service";
import {
  findOwner,
  formatVariableName,
} from "../../content/variables/variables";
import { fillMessage } from "../../lib/format/fill-message";
import { variableNames } from "../../lib/format/fill-variables";
import { formatDate } from "../../lib/format/format-date";
import { contentTypes } from "../../content-types";
import { type GraphNode, type QueryContext, field } from "./field";
import { readRecord, readUiLabels, renderText } from "./query-context";

/** Formatted at build time, so that pages need no month names. */
export const citation = field(
  "String!",
  "The source as pages cite it: its name, and its publisher's date or the date on which it was read.",
  ({ name, date, readDate }: FigureSource, context) => {
    const shown = renderText(name, context);
    const day = date ?? readDate;
    if (!day) return shown;
    const label = readUiLabels(context)(date ? "datedSource" : "readSource");
    return fillMessage(label, { name: shown, date: formatDate(day) });
  },
);

/** The sources of a page. A figure without a source is not listed; `npm run launch-check` reports it. */
export const sourcesField = (type: ContentType) =>
  field(
    "[SourceEntry!]!",
    "Figures on the page that have a source, each with what it measures, its period and its source.",
    (node: GraphNode, context) => {
      const figures = findFigures(type, node, context)
        .map((each) => ({ ...each, source: readSource(each, context) }))
        .filter(({ source }) => source !== undefined);
      // A figure that is on the page twice is listed once.
      const byName = new Map(figures.map((each) => [each.figure, each]));
      return [...byName.values()].map(({ figure, receipt, source }) => {
        const { value, measure, period } = receipt;
        return {
          figure,
          source,
          value: renderText(value, context),
          measure: renderText(measure, context),
          period: period === undefined ? null : renderText(period, context),
        };
      });
    },
  );

/** What a variable measures if it is a figure in its page's sources. */
export function readSourcedMeasure(
  name: string,
  context: QueryContext,
): string | undefined {
  const sourced = figuresOf(name, context).find(
    (figure) => !figure.page && readSource(figure, context) !== undefined,
  );
  return sourced && renderText(sourced.receipt.measure, context);
}

interface ListedFigure {
  figure: string;
  receipt: SourcedFigure;
  /** The page of the figure's record, which is its source if there is no other. */
  page: GraphNode | undefined;
}

/** Records that only the price list shows in full: structured data has a service's price, and a comparison one price of a plan. */
const notListed = new Set<unknown>([service.name, pricingPlan.name]);

function findFigures(
  type: ContentType,
  node: GraphNode,
  context: QueryContext,
): ListedFigure[] {
  const own = listFigures(type, node, () => true);
  const ownValues = new Set(own.map(({ receipt }) => receipt.value));
  // Records that a figure refers to, such as its source, are not shown with it.
  const showsRecords = own.length === 0 || type.path !== undefined;
  const named = listShownValues(type, node).flatMap(({ reference, value }) => {
    if (typeof value !== "string") return [];
    if (reference !== undefined)
      return showsRecords ? findInRecord(reference, value, type, context) : [];
    // A figure that takes its value from another one is listed once.
    if (ownValues.has(value)) return [];
    return variableNames(value).flatMap((name) => figuresOf(name, context));
  });
  return [...own, ...named];
}

/** The figures of another record that a field of a page, or of a record on it, shows. */
function findInRecord(
  typeName: string,
  key: string,
  { path: isPage }: ContentType,
  context: QueryContext,
): ListedFigure[] {
  const type = contentTypes.find(({ name }) => name === typeName);
  const record = type && readRecord(context, type, key);
  if (!type || !record) return [];
  if (!type.path) return findFigures(type, record, context);
  // A page shows both leading figures of a case study, a quote on it only the first.
  return listFigures(type, record, ({ isLeading, isMain }) =>
    isPage ? isLeading !== false : isMain !== false,
  );
}

/** A record's values as written, with its body; without `seo`, which is visible in search results only. */
function listShownValues(type: ContentType, node: GraphNode) {
  const values = visitValues(type.schema, node)
    .filter(({ path }) => path[0] !== "seo")
    .map(({ meta, value }) => ({ reference: meta.references, value }))
    .filter(({ reference }) => !notListed.has(reference));
  return [...values, { reference: undefined, value: node["body"] }];
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
): ListedFigure[] {
  const prefix = type.variables?.prefix ?? type.name.toLowerCase();
  const { path, key, title } = record;
  const figures = type.figures?.(record) ?? [];
  return figures.filter(isWanted).map((receipt) => ({
    figure: formatVariableName(prefix, String(key), receipt.word),
    receipt,
    page: path === undefined ? undefined : { name: title, link: path },
  }));
}

/** A figure's source, or else the page of its record; a page is not a source of its own figures. */
function readSource(
  { receipt, page }: ListedFigure,
  context: QueryContext,
): GraphNode | undefined {
  const source: GraphNode | undefined =
    receipt.source === undefined
      ? page
      : readRecord(context, figureSource, receipt.source);
  const isThisPage =
    context.path !== undefined && source?.["link"] === context.path;
  return isThisPage ? undefined : source;
}
