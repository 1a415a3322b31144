import { findType } from "../../content/content-type";
import {
  buildEditorFiles,
  withSchemaLine,
} from "../../content/json-schemas/json-schemas";
import { readContentFiles } from "../../content/read/read-files";
import { contentTypes } from "../../content-types";
import { writeFiles } from "../../lib/files/write-files";
import { runMain } from "./run-main";

/** `npm run schemas`: writes the editor files from the declarations, and the schema comment of YAML files in `content/` that lack it. */
runMain(async () => {
  const written = await readContentFiles("content");
  const named = written.flatMap(({ file, text }) => {
    const type = findType(contentTypes, file)?.type;
    if (!type || type.format === "markdown" || text === undefined) return [];
    return [{ file, text: withSchemaLine(type, text) }];
  });
  for (const { file, text } of [...buildEditorFiles(contentTypes), ...named])
    await writeFiles(".", { [file]: text });
});
