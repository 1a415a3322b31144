import CMS, { type CmsConfig } from "@sveltia/cms";
import { parse } from "yaml";
import { readToday } from "../lib/format/today";
import { isRecord } from "../content/schema/schema-shape";
import type { Values } from "./edit-yaml";
import { watchIssues } from "../develop/watch-issues";
import { type NamedValue, buildBodyComponents } from "./body-components";
import type { EditorConfig, EditorPart } from "./editor-config";
import { buildFormat, sourceField, splitFile } from "./format";
import { addPagePreview } from "./page-preview";

// Set by write-editor.ts.
declare const CONFIG: EditorConfig;
declare const TEMPLATES: Readonly<Record<string, string>>;
declare const IS_LOCAL: boolean;
declare const TIME_ZONE: string;
declare const VARIABLES: readonly NamedValue[];

for (const component of buildBodyComponents(VARIABLES))
  CMS.registerEditorComponent(component);

const collections = CONFIG.collections.map((each) =>
  "files" in each
    ? { ...each, files: each.files.map(register) }
    : register(each),
);

if (IS_LOCAL) {
  for (const each of CONFIG.collections)
    if ("preview_path" in each && each.preview_path !== undefined)
      addPagePreview(each.name, each.preview_path);
  watchIssues();
}
void CMS.init({ config: { ...CONFIG, collections } as unknown as CmsConfig });

/** Registers a format for a type's files, whose new ones start with the values of the template. */
function register<Part extends EditorPart>(part: Part): Part {
  const template = TEMPLATES[part.name] ?? "";
  CMS.registerCustomFormat(
    part.format,
    part.extension ?? "yaml",
    buildFormat(part, template),
  );
  const { yaml, body } = splitFile(template, part.extension === "md");
  const written: unknown = parse(yaml);
  const values: Values = { ...(isRecord(written) && written), body };
  const fields = part.fields.map((field) => {
    // The editor's own `{{now}}` would be the day where the writer is.
    const value =
      field.widget === "datetime" ? readToday(TIME_ZONE) : values[field.name];
    if (!values[field.name]) return field;
    // Each page has a picture of its own.
    return {
      ...field,
      default:
        isRecord(value) && "src" in value ? { ...value, src: "" } : value,
    };
  });
  return { ...part, fields: [...fields, sourceField] };
}
