import type { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** What the field is to the site beyond its shape: one of src/content/fields/kinds.ts. */
    kind?: string;
    /** The GraphQL name of an object, a union or an enumeration. */
    typeName?: string;
    /** What the type itself is, where `description` says what one field of that type is for. */
    typeDescription?: string;
    /** `reference`: the content type whose key is named. */
    references?: string;
    /** `markdown`: false where the heading of the text is a field of its own. */
    takesHeadings?: boolean;
    /** `image`: the least width of the file, in pixels. */
    minWidth?: number;
    /** `date`: after this day the text is out of date, and `npm run launch-check` says so. */
    expires?: boolean;
    /** `enumeration`: what each value means. */
    valueDescriptions?: Readonly<Record<string, string>>;
  }
}

/** Any zod schema; the core type also admits the parts that zod hands out of its objects and arrays. */
export type AnySchema = z.core.$ZodType;

/** The path of a value in a record: `["sections", 2, "heading"]`. */
export type Path = readonly PropertyKey[];

/** The metadata of a schema, such as the kind of its field. */
export function metaOf(schema: AnySchema): z.core.GlobalMeta {
  return (schema as z.ZodType).meta() ?? {};
}
