import type { EditorConfig } from "../../content/emit/editor-config";
import type { LocatedIssue } from "../../content/issues";

/** The form of an entry, as the end of the editor's URL, and the place of a field in it. */
export interface FormPlace {
  route: string;
  keyPath: string | undefined;
}

/** Where the editor shows the field that a problem is about; `undefined` if it has no form for the file. */
export function findForm(
  { file, field }: Pick<LocatedIssue, "file" | "field">,
  collections: EditorConfig["collections"],
): FormPlace | undefined {
  const keyPath = field.replaceAll(/\[(\d+)\]/g, ".$1");
  for (const collection of collections) {
    if ("files" in collection) {
      const found = collection.files.find((each) => each.file === file);
      if (!found) continue;
      const route = `/collections/${collection.name}/entries/${found.name}`;
      // A list of records numbers them, and a message has their keys.
      const isList = found.fields.length === 1;
      return { route, keyPath: isList ? undefined : keyPath };
    }
    if (!file.startsWith(`${collection.folder}/`)) continue;
    const slug = file.slice(collection.folder.length + 1).replace(/\.\w+$/, "");
    return {
      route: `/collections/${collection.name}/entries/${slug}`,
      keyPath,
    };
  }
  return undefined;
}

/** Opens a form, and in it the field, which the editor draws only once it is near the window. */
export function openForm({ route, keyPath }: FormPlace): void {
  if (location.hash !== `#${route}`) location.hash = route;
  if (keyPath !== undefined) showField(keyPath, maxAttempts);
}

const maxAttempts = 20;
const pause = 300;

function showField(keyPath: string, attempts: number): void {
  const find = (path: string) =>
    document.querySelector(`.pane[data-mode="edit"] [data-key-path="${path}"]`);
  const field = find(keyPath);
  if (field || attempts === 0) {
    field?.scrollIntoView({ block: "center" });
    return;
  }
  const parts = keyPath.split(".");
  const [parent] = parts
    .map((_, index) => find(parts.slice(0, parts.length - index).join(".")))
    .filter((each) => each !== null);
  parent?.scrollIntoView();
  const buttons = parent?.querySelectorAll("button") ?? [];
  for (const button of buttons)
    if (button.textContent.trim() === "Expand All") button.click();
  setTimeout(() => showField(keyPath, attempts - 1), pause);
}
