import type { CmsConfig } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { parse } from "yaml";
import type { EditorConfig, EditorPart } from "../content/emit/editor-config";
import type { EditorField } from "../content/emit/editor-fields";
import { watchIssues } from "../develop/watch-issues";
import { buildFormat, sourceField, splitFile } from "./format";

/** Set by editor-files.ts: the configuration, and the template of each type that has one. */
declare const EDITOR: { config: EditorConfig; templates: Record<string, string>; isLocal: boolean };

const { config, templates, isLocal } = EDITOR;

const collections = config.collections.map((each) =>
  "files" in each ? { ...each, files: each.files.map(register) } : register(each),
);
void CMS.init({ config: { ...config, collections } as unknown as CmsConfig });
if (isLocal) watchIssues();

/** Registers a format for a type's files, whose new ones start with the values of the template. */
function register<Part extends EditorPart>(part: Part): Part {
  const template = templates[part.name] ?? (part.extension === "md" ? "---\n---\n\n" : "");
  CMS.registerCustomFormat(part.format, part.extension ?? "yaml", buildFormat(part, template));
  const { yaml, body } = splitFile(template);
  const fields = addDefaults(part.fields, { ...(parse(yaml) as object | null), body });
  return { ...part, fields: [...fields, sourceField] };
}

function addDefaults(fields: readonly EditorField[], values: object): EditorField[] {
  return fields.map((field) => {
    const value: unknown = Reflect.get(values, field.name);
    if (!value || field.widget === "image") return field;
    if (field.widget === "datetime") return { ...field, default: "{{now}}" };
    if (field.widget !== "object" || !field.fields) return { ...field, default: value };
    return { ...field, fields: addDefaults(field.fields, value) };
  });
}
