import type { EditorConfig } from "../../content/emit/editor-config";
import type { LocatedIssue } from "../../content/issues";

/** The form of an entry, as the end of the editor's URL, and the place of a field in it. */
export interface FormPlace {
  route: string;
  keyPath: string | undefined;
}

type Collections = EditorConfig["collections"];

/** The starts of the URLs and paths of entries. Files come before folders, which can contain them. */
const listPlaces = (collections: Collections) =>
  collections.toReversed().flatMap((each) => {
    const route = `/collections/${each.name}/entries/`;
    if ("files" in each)
      return each.files.map(({ name, file, fields }) => {
        // A list of records numbers them, and a message has their keys.
        const isList = fields.length === 1;
        return { route: route + name, file, ending: "", isList };
      });
    const [file, ending] = [`${each.folder}/`, `.${each.extension}`];
    return [{ route, file, ending, isList: false }];
  });

/** Where the editor shows the field that a problem is about; `undefined` if it has no form for the file. */
export function findForm(
  { file, field }: Pick<LocatedIssue, "file" | "field">,
  collections: Collections,
): FormPlace | undefined {
  const place = listPlaces(collections).find((each) =>
    file.startsWith(each.file),
  );
  if (!place) return undefined;
  const entry = file.slice(
    place.file.length,
    file.length - place.ending.length,
  );
  const keyPath = field.replaceAll(/\[(\d+)\]/g, ".$1");
  return {
    route: place.route + entry,
    keyPath: place.isList ? undefined : keyPath,
  };
}

/** The file of the entry that the editor's URL names; `undefined` if there is none yet. */
export function findFile(
  hash: string,
  collections: Collections,
): string | undefined {
  const place = listPlaces(collections).find(({ route }) =>
    hash.startsWith(`#${route}`),
  );
  if (!place) return undefined;
  return place.file + hash.slice(place.route.length + 1) + place.ending;
}

/** Opens a form, and in it the field, which the editor draws only once it is near the window. */
export function openForm({ route, keyPath }: FormPlace): void {
  if (location.hash !== `#${route}`) location.hash = route;
  if (keyPath !== undefined) showFieldSoon(keyPath, maxAttempts);
}

const maxAttempts = 40;
const pause = 150;

function showFieldSoon(keyPath: string, attempts: number): void {
  setTimeout(() => showField(keyPath, attempts), pause);
}

function showField(keyPath: string, attempts: number): void {
  const form = document.querySelector('.pane[data-mode="edit"]');
  const find = (path: string) =>
    form?.querySelector(`[data-key-path="${path}"]`);
  const field = find(keyPath);
  if (field || attempts === 0) {
    field?.scrollIntoView({ block: "center" });
    return;
  }
  const parts = keyPath.split(".");
  const depth = parts.findLastIndex((_, index) =>
    find(parts.slice(0, index + 1).join(".")),
  );
  const parent = find(parts.slice(0, depth + 1).join(".")) ?? form;
  const items = parent?.querySelector(".item-list")?.children;
  const place = items?.[Number(parts[depth + 1])] ?? parent;
  const fold = place?.querySelector<HTMLElement>(".header > .start button");
  if (fold?.ariaExpanded === "false") fold.click();
  (place?.querySelector(".placeholder") ?? place)?.scrollIntoView();
  showFieldSoon(keyPath, attempts - 1);
}
