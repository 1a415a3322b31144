import type { KindName } from "../content/fields/kind-of";
import type { MarkdownSource } from "./resolvers/markdown/markdown-html";
import {
  type QueryContext,
  type ResolveInfo,
  resolveBy,
} from "./resolvers/field";
import { findNode, renderText } from "./resolvers/query-context";
import { resolveLink } from "./resolvers/resolve-link";

type Source = Record<string, unknown>;

/** Values of other kinds are used as written. */
const optionsOf: Partial<
  Record<KindName, (references: string | undefined) => object>
> = {
  date: () => ({ extensions: { dateformat: {} } }),
  link: () => resolveEach(resolveLink),
  markdown: () => resolveBy(readMarkdown),
  reference: (references = "") =>
    resolveEach((key, context) => findNode(context, references, key)),
  text: () => resolveEach(renderText),
};

/** A field's resolver configuration, which the declaration does not contain. */
export function fieldOptions(kind: KindName, references?: string): object {
  return optionsOf[kind]?.(references) ?? {};
}

/** Resolves a value, or each entry of a list; a missing value stays `null`. */
function resolveEach(
  resolveOne: (written: string, context: QueryContext) => unknown,
) {
  return resolveBy((source: Source, context, { fieldName }) => {
    const value = source[fieldName];
    if (Array.isArray(value))
      return value.map((entry: string) => resolveOne(entry, context));
    return typeof value === "string" ? resolveOne(value, context) : null;
  });
}

/** A text of a record. The body of a Markdown file may contain pictures, by their paths relative to the file. */
function readMarkdown(
  source: Source,
  _context: QueryContext,
  { fieldName }: ResolveInfo,
): MarkdownSource | null {
  const written = source[fieldName];
  if (typeof written !== "string") return null;
  return fieldName === "body"
    ? { written, file: String(source["file"]) }
    : { written };
}
