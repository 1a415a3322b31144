import type { AnySchema } from "../../schema/field-meta";
import { toFieldSchema } from "../../schema/field-schema";
import type { FieldSchema } from "../../schema/field-schema";
import { parseMarkdown } from "../../markdown/markdown";
import type { ContentRecord } from "../parse-content";
import { readDraftBody } from "../../placeholders/draft-body";
import { placeholderText } from "../../placeholders/placeholder-text";
import { visitFields } from "../../schema/visit-fields";
import type { Problem } from "../../problems/problem";

const what = "still has the words that a new draft begins with";
const hint = 'write your own, or put "draft: true" above them';

/** The fields in which `npm run new` wrote words to replace, and nobody has. */
export function checkPlaceholderFields({ type, value }: ContentRecord): Problem[] {
  const placeholders = placeholdersOf(type.schema);
  return visitFields(type.schema, value)
    .filter(({ meta }) => isText(meta))
    .filter(({ value: text }) => placeholders.has(String(text).trim()))
    .map(({ path }) => ({ path, what, hint }));
}

/** The first passage of a body that a new draft begins with; its headings may stay. */
export function checkPlaceholderBody(body: string): Problem[] {
  const passages = splitPassages(readDraftBody()).map(({ words }) => words);
  const left = splitPassages(body).find(({ words }) => passages.includes(words));
  return left ? [{ what, hint, within: { line: left.line, column: 1 } }] : [];
}

const known = new WeakMap<AnySchema, ReadonlySet<string>>();

function placeholdersOf(schema: ContentRecord["type"]["schema"]): ReadonlySet<string> {
  const placeholders = known.get(schema) ?? new Set(collect(toFieldSchema(schema)));
  known.set(schema, placeholders);
  return placeholders;
}

function collect(field: FieldSchema): string[] {
  if (isText(field)) return [placeholderText(field)];
  const { items, oneOf = [], properties = {} } = field;
  return [...(items ? [items] : []), ...oneOf, ...Object.values(properties)].flatMap(collect);
}

function isText({ kind }: Pick<FieldSchema, "kind">): boolean {
  return kind === "text" || kind === "markdown";
}

/** What stands below each other in a text, apart from headings, with the line that it begins on and its words on one line. */
function splitPassages(text: string): { line: number; words: string }[] {
  return parseMarkdown(text).children.flatMap(({ type, position }) => {
    if (type === "heading" || !position) return [];
    const { start, end } = position;
    const words = text.slice(start.offset, end.offset).replace(/\s+/g, " ");
    return [{ line: start.line, words }];
  });
}
