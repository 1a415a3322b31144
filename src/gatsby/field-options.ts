import type { FieldOptions } from "../content/emit/graphql-types";
import type { KindName } from "../content/fields/kind-of";
import type { MarkdownSource } from "./resolvers/markdown/markdown-html";
import { findOrigin } from "./resolvers/booking-place";
import {
  type QueryContext,
  type ResolveInfo,
  resolveBy,
} from "./resolvers/field";
import { findNode, renderText } from "./resolvers/query-context";
import { resolveLink } from "./resolvers/resolve-link";

type Source = Record<string, unknown> & { parent?: string };

/** Values of other kinds are used as written. */
const optionsOf: Partial<
  Record<KindName, (references: string | undefined) => object>
> = {
  date: () => ({ extensions: { dateformat: {} } }),
  link: () =>
    resolveEach((written, context, info) =>
      resolveLink(written, context, () => findOrigin(context, info)),
    ),
  markdown: () => resolveBy(readMarkdown),
  reference: (references = "") =>
    resolveEach((key, context) => findNode(context, references, key)),
  text: () => resolveEach(renderText),
};

export const fieldOptions: FieldOptions = (kind, references) =>
  optionsOf[kind]?.(references) ?? {};

/** Resolves a value, or each entry of a list; a missing value stays `null`. */
function resolveEach(
  resolveOne: (
    written: string,
    context: QueryContext,
    info: ResolveInfo,
  ) => unknown,
) {
  return resolveBy((source: Source, context, info) => {
    const value = source[info.fieldName];
    if (Array.isArray(value))
      return value.map((entry: string) => resolveOne(entry, context, info));
    return typeof value === "string" ? resolveOne(value, context, info) : null;
  });
}

/** A Markdown file's record is a child of the node that gatsby-transformer-remark creates for it. */
function readMarkdown(
  source: Source,
  { nodeModel }: QueryContext,
  { fieldName }: ResolveInfo,
): MarkdownSource | null {
  const written = source[fieldName];
  if (typeof written !== "string") return null;
  if (fieldName !== "body" || source.parent === undefined) return { written };
  const file = nodeModel.getNodeById({
    id: source.parent,
    type: "MarkdownRemark",
  });
  return { written, contentFile: file?.fileAbsolutePath };
}
