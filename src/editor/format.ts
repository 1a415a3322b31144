import { parse } from "yaml";
import { splitFrontMatter } from "../content/read/source-file";
import { isRecord } from "../content/schema/schema-shape";
import { type Values, editYaml, isSame } from "./edit-yaml";
import type { EditorPart } from "./editor-config";
import type { EditorField } from "./editor-fields";

/** The file's text, which an edit changes. */
export const sourceField: EditorField = { name: "_source", widget: "hidden" };

/** How the editor reads and writes files; a new one is an edited `template`. */
export function buildFormat(
  { fields, extension }: Pick<EditorPart, "fields" | "extension">,
  template = "",
) {
  const isMarkdown = extension === "md";
  // A file with many records has one field, which lists them.
  const recordsName =
    fields.length === 1 && fields[0]?.widget === "list" && fields[0].name;
  const toForm = (yaml: string): Values => {
    const written: unknown = parse(yaml);
    const values = isRecord(written) ? written : {};
    return recordsName ? { [recordsName]: listRecords(values) } : values;
  };
  const toValues = (form: Values): Values => {
    const cleaned = clean(form, { fields });
    if (!isRecord(cleaned)) return {};
    return recordsName ? nameRecords(cleaned[recordsName]) : cleaned;
  };
  // For an absent flag or date, the editor would fill in the template's.
  const absent = fields
    .filter(({ widget }) => widget === "boolean" || widget === "datetime")
    .map((field) => [field.name, field["default"] ?? ""] as const);
  return {
    fromFile: (text: string): Values => {
      const { yaml, body } = splitFile(text, isMarkdown);
      const values = { ...Object.fromEntries(absent), ...toForm(yaml) };
      const form = isMarkdown ? { ...values, body } : values;
      return { ...mapTexts(form, hideBackslashes), _source: text };
    },
    toFile: ({ _source, ...form }: Values): string => {
      const isNew = typeof _source !== "string" || _source === "";
      const { yaml } = splitFile(isNew ? template : _source, isMarkdown);
      const { body = "", ...values } = mapTexts(form, showBackslashes);
      const before = toValues(toForm(yaml));
      const edited = editYaml(yaml, before, toValues(values));
      if (!isMarkdown) return edited;
      return `---\n${edited}---\n\n${String(body).trim()}\n`;
    },
  };
}

/** A file's fields and body; a YAML file has no body. Some programs add carriage returns and a byte order mark. */
export function splitFile(written: string, isMarkdown: boolean) {
  const text = written.replaceAll(/^\uFEFF|\r/g, "");
  const { whole, fields } = splitFrontMatter(text);
  if (!isMarkdown) return { yaml: text, body: "" };
  return { yaml: fields, body: text.slice(whole.length).trim() };
}

/**
 * The editor's rich text drops backslashes, and `\_` would become the start of italics. As another character they are only text to it. It
 * keeps those before the characters that it writes them for.
 */
const hideBackslashes = (text: string) => text.replaceAll(/\\(?![*~`])/g, "＼");
const showBackslashes = (text: string) => text.replaceAll("＼", "\\");

/** The same values with other texts. */
function mapTexts(values: Values, change: (text: string) => string): Values {
  const changeIn = (value: unknown): unknown => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(changeIn);
    return isRecord(value) ? mapTexts(value, change) : value;
  };
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, changeIn(value)]),
  );
}

/** Records as a list, in which each has its key among its fields. */
function listRecords(values: Values): Values[] {
  return Object.entries(values).map(([key, record]) => ({
    key,
    ...(isRecord(record) && record),
  }));
}

/** Records by their keys. A copied record whose key the writer has not changed gets another one. */
function nameRecords(records: unknown): Values {
  const values = new Map<string, unknown>();
  const listed = Array.isArray(records) ? records.filter(isRecord) : [];
  for (const { key, ...record } of listed) {
    let free = String(key);
    while (values.has(free)) free += "-copy";
    values.set(free, record);
  }
  return Object.fromEntries(values);
}

/** A value in the order of its fields, without what is empty or the default. */
function clean(
  value: unknown,
  field?: Pick<EditorField, "fields" | "types">,
): unknown {
  if (Array.isArray(value)) return value.map((item) => clean(item, field));
  if (typeof value === "string") return value.trim();
  if (!isRecord(value)) return value ?? undefined;
  const type = field?.types?.find(({ name }) => name === value["type"]);
  const fields = (type ?? field)?.fields ?? [];
  const names = new Set([
    "type",
    ...fields.map(({ name }) => name),
    ...Object.keys(value),
  ]);
  const entries = [...names].map((name) => {
    const inner = fields.find((each) => each.name === name);
    return [name, clean(value[name], inner), inner?.default] as const;
  });
  const kept = entries.filter(
    ([, each, standard]) => !isEmpty(each) && !isSame(each, standard),
  );
  return Object.fromEntries(kept.map(([name, each]) => [name, each]));
}

function isEmpty(value: unknown): boolean {
  if (isRecord(value)) return Object.keys(value).length === 0;
  return value === undefined || value === "";
}
