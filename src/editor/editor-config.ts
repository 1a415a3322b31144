import { posix } from "node:path";
import type { ContentType } from "../content/content-type";
import { maxMegabytes } from "../content/checks/fields/check-picture-file";
import { keyPattern } from "../content/validate/parse-content";
import { formatTitle } from "../content/json-schemas/json-schemas";
import {
  type EditorField,
  buildEditorFields,
  filesCollection,
  findTitle,
} from "./editor-fields";

export type EditorConfig = ReturnType<typeof buildEditorConfig>;

/** What the editor reads and writes alike: a file, or all files of a folder. */
export interface EditorPart {
  name: string;
  format: string;
  fields: readonly EditorField[];
  /** Of the files in a folder. */
  extension?: string;
}

const pattern = [keyPattern.source, "Write lowercase words joined by hyphens."];

/** Work with a local repository takes a service and a name; the editor shows the name, so that the writer finds the folder. */
const localFolder = {
  name: "gitea",
  repo: `local/${posix.basename(process.cwd())}`,
};

/** The configuration of Sveltia CMS for all content types; `backend` is the repository that it opens pull requests in. */
export function buildEditorConfig(
  types: readonly ContentType[],
  brand: string,
  backend?: object,
) {
  const isFolder = ({ files }: ContentType) => files.includes("<key>");
  const files = types
    .filter((type) => !isFolder(type))
    .map((type) => buildFile(type, types));
  return {
    load_config_file: false,
    backend: { auth_methods: ["token"], ...localFolder, ...backend },
    app_title: `${brand} editor`,
    publish_mode: backend ? "editorial_workflow" : "simple",
    media_folder: "content/shared",
    media_libraries: {
      default: {
        config: { max_file_size: maxMegabytes * 1e6, slugify_filename: true },
      },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 80 },
    editor: { preview: false },
    collections: [
      // On the writer's computer, the page of `develop` is beside the form; a pull request has a preview of its own.
      ...types.filter(isFolder).map((type) => ({
        ...buildFolder(type, types),
        editor: { preview: !backend },
      })),
      { name: filesCollection, label: "Settings and shared records", files },
    ],
  };
}

function buildFolder(type: ContentType, types: readonly ContentType[]) {
  const { name, files, path, body: hint, description } = type;
  const [folder = "", rest = ""] = files.split("/<key>");
  // The editor adds to a list of former paths when it renames a page, unless the list is a field.
  const former = "redirectFrom";
  const fields = buildEditorFields(type, types).filter(
    (field) => field.name !== former,
  );
  if (hint)
    fields.push({
      name: "body",
      label: "Body",
      widget: "richtext",
      preview: false,
      hint,
    });
  const title = findTitle(type);
  const { draft, publishDate } = type.schema.shape;
  // A folder with its pictures, or one file.
  const deleted = rest.startsWith("/") ? "its-name" : `its-name${rest}`;
  const state = draft ? "{{draft | ternary('Draft: ', '')}}" : "";
  const date = publishDate ? ", {{publishDate}}" : "";
  const besideText = {
    path: "{{slug}}/index",
    media_folder: "",
    public_folder: ".",
  };
  return {
    name,
    description: `${description} To get a deleted entry back, run: git restore content/${folder}/${deleted}`,
    fields,
    label_singular: formatTitle(name),
    label: formatPlural(name),
    folder: `content/${folder}`,
    extension: posix.extname(files).slice(1),
    // The editor reads files with this ending in the name of their format as Markdown.
    format: hint ? `${name}-frontmatter` : name,
    ...(rest.startsWith("/index") && besideText),
    identifier_field: title,
    summary: `${state}{{${title}}} ({{slug}}${date})`,
    slug: {
      pattern,
      hint: `The last part of the page's URL. ${explainRename(folder)}`,
    },
    preview_path: path?.("{{slug}}")?.slice(1),
    aliases_field: former,
  };
}

/** The editor changes references in fields; texts are Markdown to it. */
function explainRename(folder: string): string {
  return `To change it everywhere, in links of texts too, run: npm run rename -- ${folder}/old-name new-name`;
}

/** A file with one record or many. Pictures are in a folder with its name. */
function buildFile(type: ContentType, types: readonly ContentType[]) {
  const { name, files, format, description } = type;
  const fields = buildEditorFields(type, types);
  const folder = files.replace(/\.\w+$/, "");
  const hint = `Other files and texts refer to the record by this key. ${explainRename(posix.basename(folder))}`;
  const key = { name: "key", label: "Key", widget: "string", hint, pattern };
  // A fact's first text is its value; its label says what it is.
  const label = "label" in type.schema.shape ? ", {{fields.label}}" : "";
  const records: EditorField = {
    name: "records",
    label: "Records",
    widget: "list",
    collapsed: true,
    hint: description,
    summary: `{{fields.key}}: {{fields.${findTitle(type)}}}${label}`,
    fields: [key, ...fields],
  };
  return {
    name,
    label: format === "yaml-map" ? formatPlural(name) : formatTitle(name),
    file: `content/${files}`,
    format: name,
    media_folder: `/content/${folder}`,
    public_folder: `./${posix.basename(folder)}`,
    fields: format === "yaml-map" ? [records] : fields,
  };
}

/** `BlogCategory` as the name of a list: Blog categories. */
function formatPlural(name: string): string {
  return `${formatTitle(name).replace(/y$/, "ie")}s`;
}
