import type { EditorFile } from "../content/emit/editor-files";
import { indexVariables } from "../content/validate/variables";
import { contentTypes } from "../gatsby/records/content-types";
import { loadContent } from "../gatsby/records/load-content";

/**
 * Snippets of VS Code for the variables of the content: `fact.trial` completes to `{{fact.trial}}`. A JSON Schema
 * can complete whole values, and variables stand inside of texts.
 */
export async function toVariableSnippets(): Promise<EditorFile> {
  const { records } = await loadContent();
  const snippets = indexVariables(contentTypes, records, [])
    .names()
    .map((name) => [
      name,
      { scope: "yaml,markdown", prefix: name, body: `{{${name}}}`, description: describe(name) },
    ]);
  const text = `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`;
  return { file: ".vscode/variables.code-snippets", text };
}

/** Where the value is written. The value itself would be out of date as soon as it is changed. */
function describe(name: string): string {
  const [prefix = "", key] = name.split(".");
  const isOf = (wanted: string) => contentTypes.find((type) => type.variables?.prefix === wanted);
  const type = key === undefined ? isOf("") : isOf(prefix);
  return `Written in content/${(type?.files ?? "").replace("<key>", key ?? "")}`;
}
