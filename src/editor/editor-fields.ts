import { z } from "zod";
import type { ContentType } from "../content/content-type";
import { formatsByEnding } from "../content/checks/fields/check-picture-file";
import { type KindName, kindOf } from "../content/fields/kind-of";
import { metaOf } from "../content/schema/field-meta";
import { fieldsOf } from "../content/schema/schema-shape";
import { formatTitle } from "../content/json-schemas/json-schemas";

/** A field of the editor's form, in the words of Sveltia CMS. */
export interface EditorField {
  name: string;
  widget: string;
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
const widgets: Readonly<
  Record<KindName, (field: Schema, types: Types) => Widget>
> = {
  text: (field) => ({ ...textWidget(field), hint: variables }),
  markdown: () => ({ widget: "richtext", minimal: true, hint: variables }),
  code: textWidget,
  date: () => ({
    widget: "datetime",
    type: "date",
    format: "YYYY-MM-DD",
    pattern: undefined,
  }),
  image: (field, types) =>
    pictureWidget(field, types, Object.keys(formatsByEnding).join()),
  "vector-image": (field, types) => pictureWidget(field, types, ".svg"),
  link: () => ({
    widget: "string",
    hint: "For example: /pricing, /pricing#plans, #plans, booking:demo, https://example.com.",
  }),
  anchor: textWidget,
  path: textWidget,
  reference: referenceWidget,
};

/** A record's fields, in the order of declaration. */
export function buildEditorFields(
  type: ContentType,
  types: Types,
): EditorField[] {
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

function buildFields(
  { properties = {}, required = [] }: Schema,
  types: Types,
): EditorField[] {
  return sortFields(Object.entries(properties)).flatMap(([name, field]) => {
    if (typeof field === "boolean") return [];
    const { hint, ...widget } = findWidget(field, types);
    return {
      name,
      label: formatTitle(name),
      required: required.includes(name),
      hint: [field.description, hint].filter(Boolean).join(" "),
      default: field.default,
      pattern: field.pattern && [
        field.pattern,
        field["complaint"] ?? field.description,
      ],
      ...widget,
    };
  });
}

/** Fields for the layout come after those for words, in which a writer looks for a heading. */
const forLayout: readonly string[] = ["anchor", "variant", "tone"];

function sortFields<Field>(fields: [name: string, field: Field][]) {
  const placeOf = (name: string) => Number(forLayout.includes(name));
  return fields.toSorted(([a], [b]) => placeOf(a) - placeOf(b));
}

function findWidget(field: Schema, types: Types): Widget {
  const kind = kindOf(field);
  if (kind) return widgets[kind.name](field, types);
  const { valueDescriptions = {}, minimum: min, maximum: max } = field;
  if (field.enum) {
    const options = field.enum.map(String).map((value) => {
      const words = valueDescriptions[value]?.replaceAll("`", "");
      return { value, label: words ?? formatTitle(value) };
    });
    return { widget: "select", options };
  }
  if (field.type === "boolean")
    return {
      widget: "boolean",
      required: false,
      default: field.default ?? false,
    };
  if (field.type === "integer")
    return { widget: "number", value_type: "int", min, max };
  if (field.type === "array") return listWidget(field, types);
  if (field.type === "object")
    return { widget: "object", fields: buildFields(field, types) };
  if (field.type === "string") return textWidget(field);
  throw new Error(`The editor has no widget for a ${String(field.type)}`);
}

function textWidget({ minLength = 0, maxLength }: Schema): Widget {
  const widget = maxLength && maxLength > 120 ? "text" : "string";
  // "At least one character" says no more than "required", and an empty field would look wrong.
  const minlength = minLength > 1 ? minLength : undefined;
  return { widget, minlength, maxlength: maxLength };
}

function pictureWidget(field: Schema, types: Types, accept: string): Widget {
  const [, ...words] = buildFields(field, types);
  const hint = field.minWidth
    ? `${accept}, at least ${field.minWidth} px wide`
    : accept;
  // A draft can be saved without its picture; the content check reports it.
  const picture = {
    name: "src",
    label: "File",
    widget: "image",
    required: false,
    accept,
    choose_url: false,
  };
  return { widget: "object", fields: [{ ...picture, hint }, ...words] };
}

/** A reference to a page's folder, or to a record in a file with many. */
function referenceWidget({ references }: Schema, types: Types): Widget {
  const target = types.find(({ name }) => name === references);
  if (!target)
    throw new Error(`There is no content type ${String(references)}`);
  const relation = {
    widget: "relation",
    collection: target.name,
    value_field: "{{slug}}",
  };
  const title = findTitle(target);
  if (target.format !== "yaml-map")
    return { ...relation, display_fields: [title] };
  const file = {
    collection: filesCollection,
    file: target.name,
    value_field: "records.*.key",
  };
  return { ...relation, ...file, display_fields: [`records.*.${title}`] };
}

/** A list of references, of sections, of groups, or of values. */
function listWidget(
  { items, minItems: min, maxItems: max }: Schema,
  types: Types,
): Widget {
  if (typeof items !== "object" || Array.isArray(items))
    throw new Error("A list has one schema");
  const { oneOf, ...item } = items;
  const list = { widget: "list", min, max };
  const groups = { ...list, collapsed: true };
  if (oneOf)
    return {
      ...groups,
      typeKey: "type",
      types: oneOf.map((one) => buildType(one, types)),
    };
  const { hint, ...widget } = findWidget(item, types);
  if (widget.widget === "relation")
    return { ...widget, multiple: true, min, max };
  // Without a field of its own, a row for each text instead of a form.
  if (widget.widget === "string" && !item.pattern) return { ...list, hint };
  if (!widget.fields)
    return { ...list, field: { name: "value", ...widget, hint } };
  const title =
    widget.fields.find((field) => field.widget === "string")?.name ?? "";
  return { ...groups, fields: widget.fields, summary: `{{fields.${title}}}` };
}

function buildType(
  { properties: { type, ...properties } = {}, ...option }: Schema,
  types: Types,
) {
  const name = String(typeof type === "object" && type.const);
  const fields = buildFields({ ...option, properties }, types);
  // In the menu of sections, which has no place for hints.
  const label = `${formatTitle(name)}: ${option.description ?? ""}`;
  return { name, label, summary: "{{heading}}", fields };
}

/** The field that names a record in lists: its first text, or else the title for search engines. */
export function findTitle({ schema }: ContentType): string {
  const texts = fieldsOf(schema).filter(
    ([, field]) => metaOf(field).kind === "text",
  );
  return texts[0]?.[0] ?? "seo.title";
}
