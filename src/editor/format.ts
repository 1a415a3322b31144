import { parse, stringify } from "yaml";
import { type EditorField, type EditorPart, recordsName } from "../content/emit/editor-part";
import { mapValues } from "../site/map-values";
import { editYaml } from "./edit-yaml";
import { type Values, isGroup, isSame } from "./values";

/** The hidden field with the file's text, which an edit changes. */
export const sourceField: EditorField = { name: "_source", label: "Source", widget: "hidden" };

/** How the editor reads and writes files; a new one is an edited `template`. */
export function buildFormat({ fields }: Pick<EditorPart, "fields">, template = "") {
  const records = fields[0]?.name === recordsName ? fields[0].fields : undefined;
  const read = (yaml: string) => clean((parse(yaml) ?? {}) as Values);
  const clean = (values: Values): Values =>
    records
      ? mapValues(values, (record) => leaveOut(record, records) ?? {})
      : asGroup(leaveOut(values, fields));
  return {
    fromFile: (text: string): Values => {
      const { yaml, body } = splitFile(text);
      const values = (parse(yaml) ?? {}) as Values;
      const content = records ? { [recordsName]: toRecords(values) } : values;
      return {
        // The editor would fill in the template's values.
        ...(template !== "" && findAbsent(fields)),
        ...content,
        ...(body !== undefined && { body }),
        [sourceField.name]: text,
      };
    },
    toFile: ({ [sourceField.name]: source, body, ...values }: Values): string => {
      const file = splitFile(typeof source === "string" && source !== "" ? source : template);
      const after = clean(records ? fromRecords(values[recordsName]) : values);
      const edited = editYaml(file.yaml, read(file.yaml), after, records !== undefined);
      // A file with another meaning than the form would be worse than one without its comments.
      const yaml = isSame(read(edited), after) ? edited : stringify(after);
      if (file.body === undefined) return yaml;
      return `${file.start}${yaml}${file.end}${typeof body === "string" ? body : ""}`;
    },
  };
}

/** A file's front matter and body; a YAML file has no body. */
export function splitFile(text: string) {
  const parts = /^(---\n)([^]*?)((?<=\n)---(?:\n+|$))([^]*)$/.exec(text);
  if (!parts) return { start: "", yaml: text === "" ? "" : `${text.trimEnd()}\n`, end: "" };
  const [, start = "", yaml = "", end = "", body = ""] = parts;
  return { start, yaml, end: end.endsWith("\n\n") ? end : "---\n\n", body };
}

function toRecords(values: Values) {
  return Object.entries(values).map(([key, record]) => ({ key, ...(record as Values) }));
}

/** A copied record whose key the writer has not changed gets another one. */
function fromRecords(records: unknown): Values {
  const values: Record<string, unknown> = {};
  for (const { key, ...record } of records as Values[]) {
    let name = String(key);
    while (name in values) name += "-copy";
    values[name] = record;
  }
  return values;
}

/** A value in the order of its fields, without what is empty or the default. */
function leaveOut(value: unknown, fields: readonly EditorField[] = []): unknown {
  if (!isGroup(value)) return typeof value === "string" ? value.trim() : value;
  const names = new Set(["type", ...fields.map(({ name }) => name), ...Object.keys(value)]);
  const entries = [...names].flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const inner = leaveOutOf(field, value[name]);
    return isEmpty(inner) || isSame(inner, findDefault(field)) ? [] : [[name, inner]];
  });
  return Object.fromEntries(entries);
}

function leaveOutOf(field: EditorField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => leaveOutOf(field, item));
  const type = isGroup(value) && field?.types?.find(({ name }) => name === value["type"]);
  return leaveOut(value, type ? type.fields : field?.fields);
}

function findDefault(field: EditorField | undefined): unknown {
  return field?.default ?? (field?.widget === "boolean" ? false : undefined);
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null || value === "";
}

function asGroup(value: unknown): Values {
  return isGroup(value) ? value : {};
}

/** The values of fields that a file leaves out, as the editor shows them. */
function findAbsent(fields: readonly EditorField[]): Values {
  return Object.fromEntries(
    fields.map((field) => {
      const isList = field.widget === "list" || field["multiple"] === true;
      return [
        field.name,
        findDefault(field) ?? (isList ? [] : field.widget === "object" ? null : ""),
      ];
    }),
  );
}
