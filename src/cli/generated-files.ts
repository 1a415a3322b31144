import { toEditorFiles } from "../content/emit/editor-files";
import type { EditorFile } from "../content/emit/editor-files";
import { toFieldsGuide } from "../content/emit/fields-guide";
import { contentTypes } from "../gatsby/records/content-types";

/** Every file that `npm run schemas` makes from the declarations. */
export function toGeneratedFiles(): EditorFile[] {
  return [
    ...toEditorFiles(contentTypes),
    { file: "docs/fields.md", text: toFieldsGuide(contentTypes) },
  ];
}
