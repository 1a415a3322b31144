import { buildEditorFiles } from "../../content/json-schemas/json-schemas";
import { contentTypes } from "../../content-types";
import { writeFiles } from "../../lib/files/write-files";
import { runMain } from "./run-main";

/** `npm run schemas`: writes the files for editors of YAML from the declarations. */
runMain(async () => {
  for (const { file, text } of buildEditorFiles(contentTypes))
    await writeFiles(".", { [file]: text });
});
