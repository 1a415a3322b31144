import { readFormerPaths } from "../../../content/fields/link";
import {
  readSource,
  splitFrontMatter,
} from "../../../content/read/source-file";
import { isRecord } from "../../../content/schema/schema-shape";
import { explainHidden } from "../../../content/validate/publication";
import {
  type Values,
  editYaml,
  isSame,
} from "../../../content/write/edit-yaml";
import type { Renaming } from "./find-renaming";

interface Rewritten {
  text: string;
  /** What has changed, in words. */
  lines: string[];
}

/** Adds a record's old URL to its `redirectFrom`, and gives it its new key if its file lists many records. */
export function rewriteOwn(text: string, renaming: Renaming): Rewritten {
  const { type, oldKey, newKey, oldPath = "", isToMove } = renaming;
  const { opening, fields } =
    type.format === "markdown"
      ? splitFrontMatter(text)
      : { opening: "", fields: text };
  const values = readValues(fields);
  const isMap = type.format === "yaml-map";
  const redirected = isMap
    ? mapRecord(values, isToMove ? oldKey : newKey, renaming)
    : redirectOld(values, renaming);
  const isKeyChanged = isMap && isToMove;
  const renamed = isKeyChanged
    ? renameKey(redirected, oldKey, newKey)
    : redirected;
  const withRedirect = edit(fields, values, redirected);
  const edited = edit(withRedirect, redirected, renamed);
  const lines = [
    ...(isKeyChanged ? [`${oldKey} is now ${newKey}`] : []),
    ...(isSame(values, redirected) ? [] : [`${oldPath} redirects here`]),
  ];
  const rest = text.slice(opening.length + fields.length);
  return { text: opening + edited + rest, lines };
}

function readValues(yaml: string): Values {
  const { data } = readSource(yaml, "yaml");
  return isRecord(data) ? data : {};
}

function mapRecord(records: Values, key: string, renaming: Renaming): Values {
  const record = records[key];
  return {
    ...records,
    [key]: isRecord(record) ? redirectOld(record, renaming) : record,
  };
}

/** The same records in the same order, one of them with another key. */
function renameKey(records: Values, oldKey: string, newKey: string): Values {
  return Object.fromEntries(
    Object.entries(records).map(([key, record]) => [
      key === oldKey ? newKey : key,
      record,
    ]),
  );
}

/** A record that redirects its old URL, if visitors could have seen it. */
function redirectOld(record: Values, { oldPath, newPath }: Renaming): Values {
  if (oldPath === undefined) return record;
  const former = readFormerPaths(record);
  // A page that gets a name back can't redirect to itself.
  const others = former.filter((path) => path !== newPath && path !== oldPath);
  const paths = explainHidden(record) ? others : [...others, oldPath];
  if (isSame(paths, former)) return record;
  const { redirectFrom, ...fields } = record;
  if (paths.length === 0) return fields;
  if (redirectFrom !== undefined) return { ...record, redirectFrom: paths };
  // Next to the texts for search engines, where people look for it.
  const entries = Object.entries(fields);
  const place = entries.findIndex(([name]) => name === "seo") + 1;
  entries.splice(place || entries.length, 0, ["redirectFrom", paths]);
  return Object.fromEntries(entries);
}

/** The YAML with other values; every other character stays. */
function edit(yaml: string, before: Values, after: Values): string {
  if (isSame(before, after)) return yaml;
  const end = yaml.endsWith("\n") ? "" : "\n";
  const edited = editYaml(yaml + end, before, after);
  if (!isSame(readValues(edited), after))
    throw new Error("The record's fields can't be edited: rename it by hand.");
  return edited.slice(0, edited.length - end.length);
}
