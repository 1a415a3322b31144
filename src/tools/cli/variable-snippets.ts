import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EditorFile } from "../../content/json-schemas/json-schemas";
import type { ContentRecord } from "../../content/validate/parse-content";
import { indexVariables } from "../../content/validate/index-variables";
import { findOwner } from "../../content/variables/variables";
import { contentTypes } from "../../content-types";

/** Snippets, because a JSON Schema can only complete whole values: VS Code expands `fact.trial` to `{{fact.trial}}`. */
export function buildVariableSnippets(
  records: readonly ContentRecord[],
): EditorFile {
  const names = indexVariables(contentTypes, records, []).names();
  const snippets = names.map((name) => {
    const shown = {
      prefix: name,
      body: `{{${name}}}`,
      description: describe(name),
    };
    return [name, { scope: "yaml,markdown", ...shown }];
  });
  const text = `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`;
  return { file: ".vscode/variables.code-snippets", text };
}

/** Updates the snippets of the project in `root`; returns a message to log if they changed. */
export async function updateVariableSnippets(
  records: readonly ContentRecord[],
  root = process.cwd(),
): Promise<string | undefined> {
  const snippets = buildVariableSnippets(records);
  const isWritten = await writeIfChanged(snippets, root);
  return isWritten
    ? `${snippets.file} was updated: variables were added or removed`
    : undefined;
}

/** Writes the file unless it is up to date; returns whether it wrote it. */
export async function writeIfChanged(
  { file, text }: EditorFile,
  root = "",
): Promise<boolean> {
  const path = join(root, file);
  if ((await readFile(path, "utf8").catch(() => "")) === text) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  return true;
}

/** Says where a value is defined; the value itself would soon be outdated. */
function describe(name: string): string {
  const { type, key } = findOwner(name, contentTypes);
  return `Written in content/${type?.files.replace("<key>", key) ?? ""}`;
}
