import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EditorFile } from "../content/emit/editor-files";
import type { ContentRecord } from "../content/validate/parse-content";
import { indexVariables } from "../content/validate/variables";
import { contentTypes } from "../gatsby/records/content-types";

/**
 * Snippets of VS Code for the variables of the content: `fact.trial` completes to `{{fact.trial}}`. A JSON Schema
 * can complete whole values, and variables stand inside of texts.
 */
export function toVariableSnippets(records: readonly ContentRecord[]): EditorFile {
  const snippets = indexVariables(contentTypes, records, [])
    .names()
    .map((name) => [
      name,
      { scope: "yaml,markdown", prefix: name, body: `{{${name}}}`, description: describe(name) },
    ]);
  const text = `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`;
  return { file: ".vscode/variables.code-snippets", text };
}

/** Brings the snippets of the project in `root` up to date with its sound content; returns what to tell when they were not. */
export async function updateVariableSnippets(
  records: readonly ContentRecord[],
  root = process.cwd(),
): Promise<string | undefined> {
  const { file, text } = toVariableSnippets(records);
  const path = join(root, file);
  if ((await readFile(path, "utf8").catch(() => "")) === text) return undefined;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return `${file} is written anew: variables came or went`;
}

/** Where the value is written. The value itself would be out of date as soon as it is changed. */
function describe(name: string): string {
  const [prefix = "", key] = name.split(".");
  const isOf = (wanted: string) => contentTypes.find((type) => type.variables?.prefix === wanted);
  const type = key === undefined ? isOf("") : isOf(prefix);
  return `Written in content/${(type?.files ?? "").replace("<key>", key ?? "")}`;
}
