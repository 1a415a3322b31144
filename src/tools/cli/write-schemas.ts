import { buildEditorFiles } from "../../content/json-schemas/json-schemas";
import { contentTypes } from "../../content-types";
import { writeFiles } from "../../lib/files/write-files";
import { runMain } from "./run-main";

/** `npm run schemas`: writes the files for editors of YAML from the declarations. */
runMain(() => writeFiles(".", buildEditorFiles(contentTypes)));
