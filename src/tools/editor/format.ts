import { parse, parseDocument, stringify } from "yaml";
import type { EditorPart } from "../../content/emit/editor-config";
import type { EditorField } from "../../content/emit/editor-fields";
import { isRecord } from "../../content/schema/schema-shape";
import { type Values, editYaml, isSame } from "../../content/write/edit-yaml";

/** The file's text, which an edit changes. */
export const sourceField: EditorField = { name: "_source", widget: "hidden" };

/** How the editor reads and writes files; a new one is an edited `template`. */
export function buildFormat(
  { fields }: Pick<EditorPart, "fields">,
  template = "",
) {
  // A file with many records has one field, which lists them.
  const recordsName =
    fields.length === 1 && fields[0]?.widget === "list" && fields[0].name;
  const toForm = (written: unknown): Values => {
    const values = isRecord(written) ? written : {};
    const toRecord = ([key, each]: [string, unknown]) => ({
      key,
      ...(isRecord(each) && each),
    });
    return recordsName
      ? { [recordsName]: Object.entries(values).map(toRecord) }
      : values;
  };
  const toValues = (form: Values): Values => {
    const cleaned = clean(form, { fields });
    if (!isRecord(cleaned)) return {};
    return recordsName ? fromRecords(cleaned[recordsName]) : cleaned;
  };
  // For an absent flag, the editor would fill in the template's.
  const flags =
    template === "" ? [] : fields.filter(({ widget }) => widget === "boolean");
  return {
    fromFile: (text: string): Values => {
      const { yaml, body } = splitFile(text);
      const absent = Object.fromEntries(
        flags.map((flag) => [flag.name, flag["default"]]),
      );
      const values = toForm(parse(yaml));
      return {
        ...absent,
        ...values,
        ...(body !== undefined && { body }),
        _source: text,
      };
    },
    toFile: ({ _source, body = "", ...form }: Values): string => {
      const file = splitFile(
        typeof _source === "string" && _source !== "" ? _source : template,
      );
      const read = (yaml: string) =>
        toValues(toForm(parseDocument(yaml).toJS()));
      const after = toValues(form);
      const edited = editYaml(file.yaml, read(file.yaml), after);
      // A file with another meaning than the form would be worse than one without its comments.
      const yaml = isSame(read(edited), after) ? edited : stringify(after);
      return file.body === undefined
        ? yaml
        : `${file.start}${yaml}${file.end}${String(body)}`;
    },
  };
}

/** A file's front matter and body; a YAML file has no body. */
export function splitFile(text: string) {
  const parts = /^(---\n)([^]*?)((?<=\n)---(?:\n+|$))([^]*)$/.exec(text);
  if (!parts)
    return {
      start: "",
      yaml: text === "" ? "" : `${text.trimEnd()}\n`,
      end: "",
    };
  const [, start = "", yaml = "", end = "", body = ""] = parts;
  return { start, yaml, end: end.endsWith("\n\n") ? end : "---\n\n", body };
}

/** A copied record whose key the writer has not changed gets another one. */
function fromRecords(records: unknown): Values {
  const values: Record<string, unknown> = {};
  for (const { key, ...record } of Array.isArray(records)
    ? records.filter(isRecord)
    : []) {
    let free = String(key);
    while (Object.hasOwn(values, free)) free += "-copy";
    values[free] = record;
  }
  return values;
}

/** A value in the order of its fields, without what is empty or the default. */
function clean(
  value: unknown,
  field?: Pick<EditorField, "fields" | "types">,
): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => clean(item, field));
  if (!isRecord(value))
    return typeof value === "string" ? value.trim() : (value ?? undefined);
  const type = field?.types?.find(({ name }) => name === value["type"]);
  const fields = (type ?? field)?.fields ?? [];
  const names = new Set([
    "type",
    ...fields.map(({ name }) => name),
    ...Object.keys(value),
  ]);
  const entries = [...names].map((name) => {
    const inner = fields.find((each) => each.name === name);
    const cleaned = clean(value[name], inner);
    const isEmpty = isRecord(cleaned)
      ? Object.keys(cleaned).length === 0
      : cleaned === "";
    return [
      name,
      isEmpty || isSame(cleaned, inner?.default) ? undefined : cleaned,
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}
