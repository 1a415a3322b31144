import { toEditorFiles } from "../content-model/editor-files";
import type { EditorFile } from "../content-model/editor-files";
import { toFieldsGuide } from "../content-model/fields-guide";
import { contentTypes } from "./content-types";

/** Every file that `npm run schemas` makes from the declarations. */
export function toGeneratedFiles(): EditorFile[] {
  return [
    ...toEditorFiles(contentTypes),
    { file: "docs/fields.md", text: toFieldsGuide(contentTypes) },
  ];
}
