import { z } from "zod";
import type { ContentType } from "../content-type";
import { formatsByEnding } from "../fields/checks/check-picture-file";
import { type KindName, kindOf } from "../fields/kind-of";
import { metaOf } from "../schema/field-meta";
import { fieldsOf } from "../schema/schema-shape";

/** A field of the editor's form, in the words of Sveltia CMS. */
export interface EditorField {
  name: string;
  widget: string;
  label?: string;
  required?: boolean;
  default?: unknown;
  /** A group's fields, or those of each item of a list. */
  fields?: readonly EditorField[];
  /** A typed list: the fields of each `type`. */
  types?: readonly { name: string; fields: readonly EditorField[] }[];
  [option: string]: unknown;
}

/** The collection of all content types that have a single file. */
export const filesCollection = "files";

type Schema = z.core.JSONSchema.BaseSchema & z.core.GlobalMeta;
type Types = readonly ContentType[];
/** Options of a widget; its hint comes after the description. */
type Widget = Partial<EditorField> & { widget: string };

const variables = "Variables: {{brand}}, {{fact.stores}} and so on.";

/** The widget of each kind of field. TypeScript reports a kind that is missing here. */
const widgets: Readonly<Record<KindName, (field: Schema, types: Types) => Widget>> = {
  text: (field) => ({ ...textWidget(field), hint: variables }),
  // The rich text mode would rewrite callouts, footnotes and variables.
  markdown: () => ({ widget: "richtext", modes: ["raw"], hint: variables }),
  code: textWidget,
  date: () => ({ widget: "datetime", type: "date", format: "YYYY-MM-DD", pattern: undefined }),
  image: (field, types) => pictureWidget(field, types, Object.keys(formatsByEnding).join()),
  "vector-image": (field, types) => pictureWidget(field, types, ".svg"),
  link: () => ({
    widget: "string",
    hint: "For example: /pricing, /pricing#plans, #plans, booking:demo, https://example.com.",
  }),
  anchor: textWidget,
  path: textWidget,
  reference: ({ references }, types) => referenceWidget(references, types),
};

/** A record's fields, in the order of declaration. */
export function buildEditorFields(type: ContentType, types: Types): EditorField[] {
  const schema = z.toJSONSchema(type.schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      // A rule's message describes the format, such as "two capital letters".
      const issue = z.core.safeParse(zodSchema, "\n").error?.issues[0];
      if (jsonSchema.pattern) jsonSchema["complaint"] = issue?.message;
    },
  });
  return buildFields(schema, types);
}

function buildFields({ properties = {}, required = [] }: Schema, types: Types): EditorField[] {
  return Object.entries(properties).map(([name, property]) => {
    const field = property as Schema;
    const { hint, ...widget } = findWidget(field, types);
    return {
      ...{ name, label: formatLabel(name), required: required.includes(name) },
      ...{ hint: [field.description, hint].filter(Boolean).join(" "), default: field.default },
      pattern: field.pattern && [field.pattern, field["complaint"] ?? field.description],
      ...widget,
    };
  });
}

function findWidget(field: Schema, types: Types): Widget {
  const kind = kindOf(field);
  if (kind) return widgets[kind.name](field, types);
  const { minimum: min, maximum: max, valueDescriptions = {} } = field;
  if (field.enum) {
    const options = field.enum.map((value) => {
      const meaning = valueDescriptions[String(value)];
      return { value, label: [value, meaning].filter(Boolean).join(": ") };
    });
    return { widget: "select", options };
  }
  if (field.type === "boolean")
    return { widget: "boolean", required: false, default: field.default ?? false };
  if (field.type === "integer") return { widget: "number", value_type: "int", min, max };
  if (field.type === "array") return listWidget(field, types);
  if (field.type === "object") return { widget: "object", fields: buildFields(field, types) };
  if (field.type !== "string") throw new Error(`The editor has no widget for a ${field.type}`);
  return { ...textWidget({}), type: { uri: "url", email: "email" }[field.format ?? ""] };
}

function textWidget({ minLength, maxLength = 0 }: Schema): Widget {
  const widget = maxLength > 120 ? "text" : "string";
  return { widget, minlength: minLength, maxlength: maxLength || undefined };
}

function pictureWidget(field: Schema, types: Types, accept: string): Widget {
  const [file, ...words] = buildFields(field, types);
  const width = field.minWidth ? `, at least ${field.minWidth} px wide` : "";
  const picture = { ...file, name: "src", label: "File", widget: "image" };
  const options = { accept, choose_url: false, hint: `One of ${accept}${width}.` };
  return { widget: "object", fields: [{ ...picture, ...options }, ...words] };
}

/** A reference to a page's folder, or to a record in a file with many. */
function referenceWidget(name: string | undefined, types: Types): Widget {
  const target = types.find((type) => type.name === name);
  if (!target) throw new Error(`There is no content type ${name}`);
  const title = findTitle(target);
  const collection = target.format === "yaml-map" ? filesCollection : target.name;
  if (collection !== filesCollection)
    return { widget: "relation", collection, value_field: "{{slug}}", display_fields: [title] };
  const [key, shown] = ["key", title].map((field) => `records.*.${field}`);
  const records = { collection, file: name, value_field: key, display_fields: [shown, key] };
  return { widget: "relation", ...records };
}

function listWidget(field: Schema, types: Types): Widget {
  const items = field.items as Schema;
  const range = { min: field.minItems, max: field.maxItems };
  const item = findWidget(items.oneOf ? { type: "object" } : items, types);
  if (item.widget === "relation") return { ...item, multiple: true, ...range };
  const list = { widget: "list", ...range };
  if (items.oneOf) {
    const options = items.oneOf.map((option) => buildType(option, types));
    return { ...list, collapsed: true, typeKey: "type", types: options };
  }
  if (!item.fields) return { ...list, field: { name: "value", ...item } };
  const title = item.fields.find(({ widget }) => widget === "string")?.name ?? "";
  return { ...list, collapsed: true, fields: item.fields, summary: `{{fields.${title}}}` };
}

function buildType(option: Schema, types: Types) {
  const { type, ...properties } = option.properties ?? {};
  const name = String((type as Schema).const);
  const fields = buildFields({ ...option, properties }, types);
  return { name, label: formatLabel(name), summary: "{{heading}}", fields };
}

/** The field that names a record in lists: its first text, or else the title for search engines. */
export function findTitle({ schema }: ContentType): string {
  const texts = fieldsOf(schema).filter(([, field]) => metaOf(field).kind === "text");
  return texts[0]?.[0] ?? "seo.title";
}

/** `publishDate` as `Publish date`, `BlogPost` as `Blog post` */
export function formatLabel(name: string): string {
  const words = name.replaceAll("-", " ").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
