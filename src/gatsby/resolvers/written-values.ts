import { formatPath } from "../../content/issues/issue";
import type { ContentType } from "../../content/content-type";
import { visitValues } from "../../content/schema/walk";
import { contentTypes } from "../../content-types";
import type { GraphNode, QueryContext } from "./field";
import { formatVariableName } from "../../content/validate/variables";
import { type Variables, variableNames } from "../../lib/format/fill-variables";
import { readVariables } from "./query-context";
import { linksOf, parseMarkdown } from "../../content/markdown/markdown";
import { resolveLink } from "./resolve-link";

type WrittenRecord = Awaited<ReturnType<typeof readRecords>>[number];
type WrittenValue = ReturnType<typeof valuesOf>[number];

/** All records with their values as written. Gatsby records that the query has read them all. */
async function readRecords({ nodeModel }: QueryContext) {
  const ofTypes = contentTypes.map(async (type) => {
    const { entries } = await nodeModel.findAll({ type: type.name, query: {} });
    return Array.from(entries, (node) => ({
      type,
      key: String(node["key"]),
      file: String(node["file"]),
      page: typeof node["path"] === "string" ? node["path"] : null,
      values: valuesOf(type, node),
    }));
  });
  return (await Promise.all(ofTypes)).flat();
}

/** A record's values as written, by field: `sections[0].actions[0].link`; `body` for the text below the front matter. */
export function valuesOf(type: ContentType, node: GraphNode) {
  const root = type.format === "yaml-map" ? [String(node["key"])] : [];
  const values = visitValues(type.schema, node).map(({ meta, path, value }) => {
    return { field: formatPath([...root, ...path]), meta, value };
  });
  if (typeof node["body"] !== "string") return values;
  return [
    ...values,
    { field: "body", meta: { kind: "markdown" as const }, value: node["body"] },
  ];
}

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
  },
  resolve: async (
    _source: unknown,
    { figure }: { figure?: string | null },
    context: QueryContext,
  ): Promise<Queries.FigureUse[]> => {
    const records = await readRecords(context);
    const variables = readVariables(context);
    const uses = records.flatMap((record) => {
      const pages = [...new Set(pagesOf(record, records))].sort();
      const place = { file: record.file, pages };
      return record.values.flatMap(({ field, meta, value }) =>
        figuresOf(meta, value, variables).map((use) => ({
          ...use,
          ...place,
          field,
        })),
      );
    });
    return uses.filter((use) => isSameFigure(figure ?? use.figure, use.figure));
  },
};

/** A record includes all its figures: `plan.starter` matches `plan.starter.price`. */
function isSameFigure(one: string, other: string): boolean {
  return (
    one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
  );
}

function figuresOf(
  meta: WrittenValue["meta"],
  value: unknown,
  variables: Variables,
) {
  if (typeof value !== "string") return [];
  if (meta.references === undefined)
    // Other text in double braces is sample code.
    return variableNames(value).flatMap((name) => {
      const known = variables.get(name);
      return known === undefined
        ? []
        : [{ figure: name, written: `{{${name}}}`, value: known }];
    });
  const source = contentTypes.find(
    ({ name }) => name === meta.references,
  )?.variables;
  if (!source) return [];
  const figure = formatVariableName(source.prefix, value, "");
  return [{ figure, written: value, value: variables.get(figure) ?? null }];
}

/** The pages that show a record: its own, or those of records that refer to it. */
function pagesOf(
  { type, key, page }: WrittenRecord,
  records: readonly WrittenRecord[],
): string[] {
  if (page !== null) return [page];
  const referrers = records.filter(({ values }) =>
    values.some(
      ({ meta, value }) => meta.references === type.name && value === key,
    ),
  );
  return referrers.flatMap((referrer) => pagesOf(referrer, records));
}

export const contentLinks = {
  type: "[ContentLink!]!",
  description: "All links in the content, in fields and in Markdown.",
  args: {
    toPage: {
      type: "String",
      description:
        "Only links to this page or to an anchor on it, such as `/pricing`.",
    },
  },
  resolve: async (
    _source: unknown,
    { toPage }: { toPage?: string | null },
    context: QueryContext,
  ): Promise<Queries.ContentLink[]> => {
    const links = (await readRecords(context)).flatMap(
      ({ file, page, values }) =>
        values.flatMap(({ field, meta, value }) =>
          linksOfValue(meta, value).map((written) => {
            return {
              ...resolveLink(written, context),
              written,
              file,
              field,
              page,
            };
          }),
        ),
    );
    return links.filter(
      (link) => (toPage ?? targetOf(link)) === targetOf(link),
    );
  },
};

/** The page of a link without its anchor: `/` for `/#faq`. A bare anchor stays on its page. */
function targetOf({ href, page }: Queries.ContentLink): string | null {
  return href.startsWith("#") ? page : href.replace(/[?#].*$/, "");
}

function linksOfValue(meta: WrittenValue["meta"], value: unknown): string[] {
  if (meta.kind === "link") return [String(value)];
  if (meta.kind !== "markdown") return [];
  return linksOf(parseMarkdown(String(value))).map(({ url }) =>
    url.replace(/%7B|%7D/gi, decodeURIComponent),
  );
}
