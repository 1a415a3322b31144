import { z } from "zod";
import type { ContentType } from "../content-type";
import { formatsByEnding } from "../fields/checks/check-picture-file";
import { type KindName, kindOf } from "../fields/kind-of";
import { type AnySchema, metaOf } from "../schema/field-meta";
import { fieldsOf } from "../schema/schema-shape";
import { type EditorField, filesCollection } from "./editor-part";

type Schema = z.core.JSONSchema.BaseSchema & z.core.GlobalMeta;
/** Options of a widget; a kind may add to the hint that its description gives. */
type Widget = Partial<EditorField> & { widget: string };
type FindType = (name: string) => ContentType;

const variables = "Variables: {{brand}}, {{fact.stores}} and so on.";
const key = "Lowercase words joined by hyphens.";
const pictureEndings = Object.keys(formatsByEnding).join(",");

/** The widget of each kind of field. TypeScript reports a kind that is missing here. */
const widgets: Readonly<Record<KindName, (field: Schema, find: FindType) => Widget>> = {
  text: (field) => ({ ...textWidget(field), hint: variables }),
  // The rich text mode would rewrite callouts, footnotes and variables.
  markdown: () => ({ widget: "richtext", modes: ["raw"], hint: variables }),
  code: (field) => textWidget(field),
  date: () => ({ widget: "datetime", type: "date", format: "YYYY-MM-DD" }),
  image: (field, find) => ({
    ...pictureWidget(field, find, pictureEndings),
    hint: `At least ${String(field.minWidth)} px wide.`,
  }),
  "vector-image": (field, find) => pictureWidget(field, find, ".svg"),
  link: () => ({
    widget: "string",
    hint: "For example: /pricing, /pricing#plans, #plans, booking:demo, https://example.com.",
  }),
  anchor: () => ({ widget: "string", hint: key }),
  path: () => ({ widget: "string" }),
  reference: ({ references = "" }, find) => referenceWidget(find(references)),
};

/** A record's fields, in the order of declaration. */
export function buildEditorFields(type: ContentType, find: FindType): EditorField[] {
  const schema = z.toJSONSchema(type.schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.pattern !== undefined) jsonSchema["complaint"] = readComplaint(zodSchema);
    },
  });
  return buildFields(schema, find);
}

/** The message of a text with a certain format, such as "two capital letters". */
function readComplaint(schema: AnySchema): string | undefined {
  return (schema as z.ZodType).safeParse("\n").error?.issues[0]?.message;
}

function buildFields({ properties = {}, required = [] }: Schema, find: FindType): EditorField[] {
  return Object.entries(properties).map(([name, field]) =>
    buildField(name, field as Schema, required.includes(name), find),
  );
}

function buildField(name: string, field: Schema, required: boolean, find: FindType): EditorField {
  const { hint, ...widget } = findWidget(field, find);
  const pattern = !widget.widget.startsWith("date") && field.pattern;
  return {
    ...{ name, label: formatLabel(name), required },
    hint: [field.description, hint].filter(Boolean).join(" "),
    ...(field.default !== undefined && { default: field.default }),
    ...(pattern && { pattern: [pattern, field["complaint"] ?? field.description] }),
    ...widget,
  };
}

function findWidget(field: Schema, find: FindType): Widget {
  const kind = kindOf(field);
  if (kind) return widgets[kind.name](field, find);
  if (field.enum)
    return { widget: "select", options: field.enum.map((value) => describe(value, field)) };
  if (field.type === "boolean") return { widget: "boolean", required: false };
  if (field.type === "integer")
    return { widget: "number", value_type: "int", min: field.minimum, max: field.maximum };
  if (field.type === "array") return listWidget(field, find);
  if (field.type === "object") return { widget: "object", fields: buildFields(field, find) };
  if (field.type !== "string")
    throw new Error(`The editor has no widget for a ${String(field.type)}`);
  const type = { uri: "url", email: "email" }[field.format ?? ""] ?? "text";
  return { ...textWidget({ maxLength: 0 }), type };
}

function describe(value: unknown, { valueDescriptions = {} }: Schema) {
  const label = String(value);
  return { value, label: [label, valueDescriptions[label]].filter(Boolean).join(": ") };
}

function textWidget({ minLength = 0, maxLength }: Schema): Widget {
  const widget = (maxLength ?? 0) > 120 ? "text" : "string";
  return {
    widget,
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
  };
}

function pictureWidget(field: Schema, find: FindType, accept: string): Widget {
  const [, ...words] = buildFields(field, find);
  const file = { name: "src", label: "File", widget: "image", accept, choose_url: false };
  return { widget: "object", fields: [{ ...file, hint: accept }, ...words] };
}

/** A reference to a page's folder, or to a record in a file with many. */
function referenceWidget(target: ContentType): Widget {
  const title = findTitle(target);
  if (target.format !== "yaml-map")
    return {
      widget: "relation",
      collection: target.name,
      value_field: "{{slug}}",
      display_fields: [title],
    };
  const [value, shown] = ["key", title].map((name) => `records.*.${name}`);
  const list = { collection: filesCollection, file: target.name };
  return { widget: "relation", ...list, value_field: value, display_fields: [shown, value] };
}

/** The field that names a record in lists: its first text, or else the title for search engines. */
export function findTitle({ schema }: ContentType): string {
  const texts = fieldsOf(schema).filter(([, field]) => metaOf(field).kind === "text");
  return texts[0]?.[0] ?? "seo.title";
}

function listWidget(field: Schema, find: FindType): Widget {
  const items = field.items as Schema;
  const range = { min: field.minItems, max: field.maxItems };
  if (kindOf(items)?.name === "reference")
    return { ...widgets.reference(items, find), multiple: true, ...range };
  const list = { widget: "list", collapsed: true, ...range };
  if (items.oneOf) {
    const types = items.oneOf.map((option) => buildType(option, find));
    return { ...list, typeKey: "type", types };
  }
  if (items.type !== "object")
    return { ...list, collapsed: false, field: buildField("value", items, true, find) };
  const { fields = [] } = findWidget(items, find);
  return {
    ...list,
    fields,
    summary: `{{fields.${fields.find(({ widget }) => widget === "string")?.name ?? "type"}}}`,
  };
}

function buildType(option: Schema, find: FindType) {
  const { type, ...properties } = option.properties ?? {};
  const fields = buildFields({ ...option, properties }, find);
  const name = String((type as Schema).const);
  return { name, label: formatLabel(name), summary: "{{heading}}", fields };
}

/** `publishDate` as `Publish date`, `BlogPost` as `Blog post` */
export function formatLabel(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
