import type { z } from "zod";
import type { Receipt } from "./fields/claim";
import type { Problem } from "./problems/problem";

/** One kind of record: where its files lie, what they hold and what GraphQL calls it. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the GraphQL type, such as `BlogPost`. */
  name: string;
  /** What a record is; shown in GraphiQL and in the editor. */
  description: string;
  /** Where the files are, below `content/`: `blog/<key>/index.md`. Without `<key>`, there is one file. */
  files: string;
  /** `markdown`: front matter and a body. `yaml`: one record. `yaml-map`: a file of `key: record` pairs. */
  format: "markdown" | "yaml" | "yaml-map";
  schema: Schema;
  /** `markdown` only: what the body is, for GraphiQL. */
  body?: string;
  /** The address of a record's own page, where it has one. */
  path?: (key: string) => string | undefined;
  /** The values that other content names instead of repeating them: `{{plan.growth.price}}`. */
  variables?: {
    /** The first word of the name; empty for the site's own record, whose variables are single words. */
    prefix: string;
    /** The values of a record by the last word of their name; the empty word is the record: `{{fact.trial}}`. */
    read(value: z.output<Schema>): Readonly<Record<string, string>>;
  };
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

/** What the picture of a shared link says and shows of its page. Texts may name variables. */
export interface ShareWords {
  title: string;
  /** What the page is; stands above the title. */
  kind?: string | undefined;
  /** The one figure that speaks for the page. */
  figure?: { value: string; label: string } | undefined;
  /** The page's own picture, as its record names it; where there is a figure, that stands in its place. */
  picture?: string | undefined;
}

/** Reads another record by its type and key; `undefined` where there is none. */
export type ReadRecord = <Schema extends z.ZodObject>(
  type: ContentType<Schema>,
  key: string,
) => z.output<Schema> | undefined;

/** Declares a content type, its schema inferred. */
export function defineContentType<Schema extends z.ZodObject>(
  type: ContentType<Schema>,
): ContentType<Schema> {
  return type;
}

/** The type that the place of a file below `content/` gives it, and the key of its record. */
export function findType<Type extends ContentType>(
  types: readonly Type[],
  relativePath: string,
): { type: Type; key: string } | undefined {
  for (const type of types) {
    const [before = "", after = ""] = type.files.split("<key>");
    const key = relativePath.slice(before.length, relativePath.length - after.length);
    const isPlace = type.files.replace("<key>", () => key) === relativePath && !key.includes("/");
    if (isPlace && (key !== "") === type.files.includes("<key>")) return { type, key };
  }
  return undefined;
}
