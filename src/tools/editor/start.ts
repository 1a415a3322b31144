import type { CmsConfig } from "@sveltia/cms";
import { parse } from "yaml";
import type {
  EditorConfig,
  EditorPart,
} from "../../content/emit/editor-config";
import { watchIssues } from "../../develop/watch-issues";
import { isRecord } from "../../content/schema/schema-shape";
import type { Values } from "../../content/write/edit-yaml";
import { addStyles } from "./add-styles";
import { choosePicture } from "./choose-picture";
import { findFile, findForm, openForm } from "./find-form";
import { addLinkSuggestions } from "./link-suggestions";
import {
  askBeforeReplacing,
  commitBackups,
  guardLeaving,
  mayLeave,
  prepareStorage,
} from "./keep-words";
import { openLocalFiles } from "./local-files";
import { type NamedValue, addMarkdownToolbars } from "./markdown-toolbar";
import { addPagePreview } from "./page-preview";
import { showValues } from "./show-values";
import { buildFormat, sourceField, splitFile } from "./format";

// Set by write-editor.ts.
declare const CONFIG: EditorConfig;
declare const TEMPLATES: Readonly<Record<string, string>>;
declare const IS_LOCAL: boolean;
declare const LINKS: readonly string[];
declare const VARIABLES: readonly NamedValue[];

if (IS_LOCAL) prepareStorage(localStorage);
const { default: CMS } = await import("@sveltia/cms");

const { name, repo } = CONFIG.backend;
const localFiles = IS_LOCAL ? openLocalFiles(`${name}:${repo}`) : undefined;
const findOpenFile = () => findFile(location.hash, CONFIG.collections);
const readOpenFile = async () => {
  const file = findOpenFile();
  return file === undefined ? undefined : localFiles?.read(file);
};

const collections = CONFIG.collections.map((each) =>
  "files" in each
    ? { ...each, files: each.files.map(register) }
    : register(each),
);
/** The menu of sections leaves room for an example, and their sentences end early above a form. No field is wrong before it is filled in. */
const styles = `
  .item > .header .type { max-width: 28ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .content.menu:has([aria-label="Select List Type"]) { translate: -60%; }
  .field [aria-label^="No character"] > .count { color: inherit !important; }
`;

addStyles(styles);
guardLeaving();
commitBackups();
addMarkdownToolbars({
  variables: VARIABLES,
  choosePicture: (insert) =>
    localFiles
      ? choosePicture(localFiles, findOpenFile(), insert)
      : insert({ name: "picture.jpg", alt: "What it shows" }),
});
addLinkSuggestions(LINKS);
showValues(VARIABLES);
if (IS_LOCAL) addPagePreview(CONFIG.collections);
void CMS.init({ config: { ...CONFIG, collections } as unknown as CmsConfig });
if (IS_LOCAL)
  watchIssues((issue) => {
    void localFiles?.read(issue.file).then((text) => {
      const place = findForm(issue, CONFIG.collections, text);
      if (place && mayLeave(place.route)) openForm(place);
    });
  });

/** Registers a format for a type's files, whose new ones start with the values of the template. */
function register<Part extends EditorPart>(part: Part): Part {
  const template =
    TEMPLATES[part.name] ?? (part.extension === "md" ? "---\n---\n\n" : "");
  CMS.registerCustomFormat(
    part.format,
    part.extension ?? "yaml",
    askBeforeReplacing(buildFormat(part, template), readOpenFile),
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
