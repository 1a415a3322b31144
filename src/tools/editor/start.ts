import type { CmsConfig } from "@sveltia/cms";
import CMS from "@sveltia/cms";
import { parse } from "yaml";
import type {
  EditorConfig,
  EditorPart,
} from "../../content/emit/editor-config";
import { watchIssues } from "../develop/watch-issues";
import { isRecord } from "../../content/schema/schema-shape";
import type { Values } from "../../content/write/edit-yaml";
import { buildFormat, sourceField, splitFile } from "./format";

// Set by write-editor.ts.
declare const CONFIG: EditorConfig;
declare const TEMPLATES: Readonly<Record<string, string>>;
declare const IS_LOCAL: boolean;

const collections = CONFIG.collections.map((each) =>
  "files" in each
    ? { ...each, files: each.files.map(register) }
    : register(each),
);
void CMS.init({ config: { ...CONFIG, collections } as unknown as CmsConfig });
if (IS_LOCAL) watchIssues();

/** Registers a format for a type's files, whose new ones start with the values of the template. */
function register<Part extends EditorPart>(part: Part): Part {
  const template =
    TEMPLATES[part.name] ?? (part.extension === "md" ? "---\n---\n\n" : "");
  CMS.registerCustomFormat(
    part.format,
    part.extension ?? "yaml",
    buildFormat(part, template),
  );
  const { yaml, body } = splitFile(template);
  const written: unknown = parse(yaml);
  const values: Values = { ...(isRecord(written) && written), body };
  const fields = part.fields.map((field) => {
    const value = field.widget === "datetime" ? "{{now}}" : values[field.name];
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
