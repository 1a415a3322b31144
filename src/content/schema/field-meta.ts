import { z } from "zod";
import { remember } from "../../lib/remember";
import type { SectionRules } from "./section-rules";

declare module "zod" {
  interface GlobalMeta {
    /** The field's kind: one of src/content/fields/kinds.ts. */
    kind?: string;
    typeName?: string;
    /** Describes the type itself, where `description` describes one field of that type. */
    typeDescription?: string;
    /** `reference`: the content type that it refers to. */
    references?: string;
    /** `markdown`: false if the text's heading is a separate field. */
    takesHeadings?: boolean;
    /** `image`: the minimum width of the file, in pixels. */
    minWidth?: number;
    /** `date`: `npm run launch-check` reports the text as outdated after this day. */
    expires?: boolean;
    /** A section of a page: what it declares about itself. */
    section?: SectionRules;
    valueDescriptions?: Readonly<Record<string, string>>;
  }
}

/** Any zod schema; the core type includes the ones inside zod's objects and arrays. */
export type AnySchema = z.core.$ZodType;

/** The path of a value in its record: `["sections", 2, "heading"]`. */
export type Path = readonly PropertyKey[];

export const metaOf = remember(
  (schema: AnySchema): z.core.GlobalMeta => z.globalRegistry.get(schema) ?? {},
);
