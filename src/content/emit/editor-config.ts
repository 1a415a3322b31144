import { posix } from "node:path";
import type { ContentType } from "../content-type";
import { maxMegabytes } from "../fields/checks/check-picture-file";
import { buildEditorFields, findTitle, formatLabel } from "./editor-fields";
import {
  type EditorConfig,
  type EditorField,
  type EditorPart,
  filesCollection,
  recordsName,
} from "./editor-part";

const keyPattern = ["^[a-z0-9]+(-[a-z0-9]+)*$", "Write lowercase words joined by hyphens."];

/** A folder on this computer. The editor shows the name of the repository, so that the writer finds the folder; it asks Gitea for nothing. */
const localBackend = {
  name: "gitea",
  repo: `local/${posix.basename(process.cwd())}`,
  auth_methods: ["token"],
};

/** The editor's configuration for all content types; `backend` is the repository that it opens pull requests in. */
export function buildEditorConfig(
  types: readonly ContentType[],
  brand: string,
  backend?: object,
): EditorConfig {
  const find = (name: string) => {
    const type = types.find((each) => each.name === name);
    if (!type) throw new Error(`There is no content type ${name}`);
    return type;
  };
  const isFolder = ({ files }: ContentType) => files.includes("<key>");
  const files = types.filter((type) => !isFolder(type)).map((type) => buildFile(type, find));
  return {
    load_config_file: false,
    backend: backend ?? localBackend,
    app_title: `${brand} editor`,
    publish_mode: backend ? "editorial_workflow" : "simple",
    media_folder: "content/shared",
    media_libraries: {
      default: { config: { max_file_size: maxMegabytes * 1e6, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: "ascii", clean_accents: true, maxlength: 80 },
    // The page in `develop`, or the preview of a pull request, is the preview.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...types.filter(isFolder).map((type) => buildCollection(type, find)),
      { name: filesCollection, label: "Settings and shared records", files },
    ],
  };
}

type FindType = (name: string) => ContentType;

function buildCollection(type: ContentType, find: FindType) {
  const { name, files, path, body, description } = type;
  const [folder = "", rest = ""] = files.split("/<key>");
  const extension = posix.extname(files).slice(1);
  const declared = buildEditorFields(type, find);
  // The editor adds to a list of former paths when it renames a page, unless the list is a field.
  const former = declared.find(({ name: field }) => field === "redirectFrom");
  const title = findTitle(type);
  return {
    ...{ name, description, folder: `content/${folder}`, extension },
    ...{ label: `${formatLabel(name).replace(/y$/, "ie")}s`, label_singular: formatLabel(name) },
    // The editor reads files with this ending in the name of their format as Markdown.
    format: body === undefined ? name : `${name}-frontmatter`,
    ...(rest.startsWith("/index") && {
      path: "{{slug}}/index",
      media_folder: "",
      public_folder: ".",
    }),
    identifier_field: title,
    summary: `{{${title}}} ({{slug}})`,
    slug: { pattern: keyPattern, hint: "The last part of the page's URL." },
    ...(path && { preview_path: path("{{slug}}")?.slice(1) }),
    ...(former && { aliases_field: former.name }),
    fields: [
      ...declared.filter((field) => field !== former),
      ...(body === undefined ? [] : [bodyField(body)]),
    ],
  };
}

function bodyField(hint: string): EditorField {
  return { name: "body", label: "Body", widget: "richtext", modes: ["raw"], hint };
}

/** A file with one record, or a list of records with keys. Pictures are in a folder with its name. */
function buildFile(type: ContentType, find: FindType): EditorPart & { file: string } {
  const { name, files, format } = type;
  const declared = buildEditorFields(type, find);
  const folder = files.replace(/\.\w+$/, "");
  const pictures = {
    media_folder: `/content/${folder}`,
    public_folder: `./${posix.basename(folder)}`,
  };
  return {
    ...{ name, label: formatLabel(name), file: `content/${files}`, format: name, ...pictures },
    fields: format === "yaml-map" ? [recordsField(type, declared)] : declared,
  };
}

function recordsField(type: ContentType, fields: readonly EditorField[]): EditorField {
  const hint = "Other files and texts refer to the record by this key.";
  const key = { name: "key", label: "Key", widget: "string", hint, pattern: keyPattern };
  const summary = `{{fields.key}}: {{fields.${findTitle(type)}}}`;
  const list = {
    name: recordsName,
    label: "Records",
    label_singular: formatLabel(type.name),
    widget: "list",
  };
  return { ...list, hint: type.description, collapsed: true, summary, fields: [key, ...fields] };
}
