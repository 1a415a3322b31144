import type { z } from "zod";
import type { Receipt } from "./fields/claim";
import type { Problem } from "./problems/problem";
import type { ShareWords } from "./share-words";

/** One kind of record: where its files lie, what they hold and what GraphQL calls it. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the GraphQL type, such as `BlogPost`. */
  name: string;
  /** What a record is; shown in GraphiQL and in the editor. */
  description: string;
  /**
   * Where the files lie, below `content/`. `<key>` stands for the part that names the record:
   * `blog/<key>/index.md`. Without it, the file itself is the one record or the map of records.
   */
  files: string;
  /**
   * `markdown`: front matter and a body. `yaml`: one record. `yaml-map`: `key: record` pairs, so
   * that small records that several pages share lie together.
   */
  format: "markdown" | "yaml" | "yaml-map";
  schema: Schema;
  /** `markdown` only: what the body is, for GraphiQL. */
  body?: string;
  /** The address of a record's own page, where it has one. */
  path?: (key: string) => string | undefined;
  /** The values that other content names instead of repeating them. */
  variables?: VariableSource<z.output<Schema>>;
  /** Its figures with what stands behind them. */
  receipts?(value: z.output<Schema>): Receipt[];
  /** What the picture of shared links says of a record's page. */
  share?(value: z.output<Schema> & { key: string }, read: ReadRecord): ShareWords;
  /** Rules that concern several fields, or the fields and the body together. */
  check?(record: { value: z.output<Schema>; body: string }): Problem[];
  /** What is sound content, and must not go live all the same. */
  checkLaunch?(value: z.output<Schema>, body: string): Problem[];
  /** `markdown` only: rules for the body of this type, beyond those for all Markdown. */
  checkBody?: (body: string) => Problem[];
  /** The field whose value no two records share, such as a place in an order. */
  unique?: string;
}

/** How the values of a content type's records are named in other content: `{{plan.growth.price}}`. */
export interface VariableSource<Value> {
  /** The first word of the name; empty for the site's own record, whose variables are single words. */
  prefix: string;
  /** The values of a record by the last word of their name; the empty word stands for the record: `{{fact.trial}}`. */
  read(value: Value): Readonly<Record<string, string>>;
}

/** Reads another record by its type and key; `undefined` where there is none. */
export type ReadRecord = <Schema extends z.ZodObject>(
  type: ContentType<Schema>,
  key: string,
) => z.output<Schema> | undefined;

/** Checks the declaration itself, so that a mistake in it shows up at once. */
export function defineContentType<Schema extends z.ZodObject>(
  type: ContentType<Schema>,
): ContentType<Schema> {
  if (type.format !== "markdown" && type.body !== undefined) {
    throw new Error(`${type.name}: only Markdown files have a body`);
  }
  return type;
}

/** The type that the place of a file below `content/` gives it, and the key of its record. */
export function findType<Type extends ContentType>(
  types: readonly Type[],
  relativePath: string,
): { type: Type; key: string } | undefined {
  for (const type of types) {
    const key = matchFile(type, relativePath);
    if (key !== undefined) return { type, key };
  }
  return undefined;
}

/** The key of the record in a file, `undefined` when the file is not of this type. */
function matchFile(type: ContentType, relativePath: string): string | undefined {
  const [before = "", after] = type.files.split("<key>");
  if (after === undefined) return relativePath === before ? "" : undefined;
  if (!relativePath.startsWith(before) || !relativePath.endsWith(after)) return undefined;
  const key = relativePath.slice(before.length, relativePath.length - after.length);
  return key === "" || key.includes("/") ? undefined : key;
}
