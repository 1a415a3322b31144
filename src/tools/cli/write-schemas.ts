import { findType } from "../../content/content-type";
import {
  withSchemaLine,
  buildEditorFiles,
} from "../../content/json-schemas/json-schemas";
import { readContentFiles } from "../../content/read/read-files";
import { contentTypes, loadContent } from "../../content-types";
import { buildErrorsGuide } from "./errors-guide";
import { runMain } from "./run-main";
import { buildVariableSnippets, writeIfChanged } from "./variable-snippets";

/** Writes the editor files from the declarations, and docs/errors.md from the catalog. Unit tests check them; `check:content` updates the list of variables. */
runMain(async () => {
  const snippets = buildVariableSnippets((await loadContent()).records);
  const generated = [
    ...buildEditorFiles(contentTypes),
    buildErrorsGuide(),
    snippets,
  ];
  const files = [...generated, ...(await findFilesToName())];
  let written = 0;
  for (const editorFile of files) {
    if (!(await writeIfChanged(editorFile))) continue;
    console.log(`Written: ${editorFile.file}`);
    written += 1;
  }
  if (written === 0) console.log(`All ${files.length} files are up to date.`);
});

/** YAML files in `content/` without a schema comment, and the comment that each needs. */
async function findFilesToName() {
  return (await readContentFiles("content")).flatMap(({ file, text }) => {
    const type = findType(contentTypes, file)?.type;
    if (!type || type.format === "markdown" || text === undefined) return [];
    const named = withSchemaLine(type, text);
    return named === text ? [] : [{ file, text: named }];
  });
}
