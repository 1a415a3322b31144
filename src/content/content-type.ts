import type { z } from "zod";
import type { SourcedFigure } from "./fields/claim";
import type { Issue } from "./issues/issue";
import { metaOf } from "./schema/field-meta";

/** A kind of record: where its files are, its fields, and its GraphQL name. */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the schema and of the GraphQL type, such as `BlogPost`. */
  name: string;
  /** Describes a record in GraphiQL and in the editor. */
  description: string;
  /** The path below `content/`: `blog/<key>/index.md`. Without `<key>`, there is one file. */
  files: string;
  /** `markdown`: front matter and a body. `yaml`: one record. `yaml-map`: `key: record` pairs. */
  format: "markdown" | "yaml" | "yaml-map";
  schema: Schema;
  /** `markdown` only: describes the body in GraphiQL. */
  body?: string;
  path?: (key: string) => string | undefined;
  /** Values that other content can use: `{{plan.growth.price}}`. */
  variables?: {
    /** The first word of the name; empty for the site settings, whose variables are single words. */
    prefix: string;
    /** A record's values by the last word of their name; an empty word is the record itself: `{{fact.trial}}`. */
    read(value: z.output<Schema>): Readonly<Record<string, string | undefined>>;
  };
  figures?(value: z.output<Schema>): SourcedFigure[];
  /** The text of a record's share image. */
  share?(
    value: z.output<Schema> & { key: string },
    read: ReadRecord,
  ): ShareWords;
  /** Rules for several fields together. */
  check?(value: z.output<Schema>): Issue[];
  /** Launch blockers in valid content. */
  checkLaunch?(value: z.output<Schema>, body: string): Issue[];
  /** `markdown` only: extra rules for this type's body. */
  checkBody?: (body: string) => Issue[];
  /** A field whose value must be unique, such as a position. */
  unique?: string;
}

/** The content of a page's share image. Texts may contain variables. */
export interface ShareWords {
  title: string;
  /** The kind of page, shown above the title. */
  kind?: string | undefined;
  figure?: { value: string; label: string } | undefined;
  /** The page's picture, as written in its record; a figure replaces it. */
  picture?: string | undefined;
}

/** Reads another record by its type and key; `undefined` if there is none. */
export type ReadRecord = <Schema extends z.ZodObject>(
  type: ContentType<Schema>,
  key: string,
) => z.output<Schema> | undefined;

/** Completes a declaration with the name and description of its schema, and the format of its files. */
export function defineContentType<Schema extends z.ZodObject>(
  declared: Omit<ContentType<Schema>, "name" | "description" | "format"> & {
    format?: "yaml-map";
  },
): ContentType<Schema> {
  const { typeName: name = "", description = "" } = metaOf(declared.schema);
  const format = declared.files.endsWith(".md") ? "markdown" : "yaml";
  return { name, description, format, ...declared };
}

/** Finds the content type and the record key for a file, by its path from the project root. */
export function findType<Type extends ContentType>(
  types: readonly Type[],
  file: string,
): { type: Type; key: string } | undefined {
  for (const type of types) {
    const place = type.files.replaceAll(".", "\\.").replace("<key>", "([^/]+)");
    const match = new RegExp(`^content/${place}$`).exec(file);
    if (match) return { type, key: match[1] ?? "" };
  }
  return undefined;
}
