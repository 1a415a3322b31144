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
        const list = fields.length === 1 ? fields[0]?.name : undefined;
        return { route: route + name, file, ending: "", list };
      });
    const [file, ending] = [`${each.folder}/`, `.${each.extension}`];
    return [{ route, file, ending, list: undefined }];
  });

/** Where the editor shows the field that a problem is about; `undefined` if it has no form for the file, which has this text. */
export function findForm(
  { file, field }: Pick<LocatedIssue, "file" | "field">,
  collections: Collections,
  text: string,
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
    keyPath: place.list ? numberRecord(keyPath, place.list, text) : keyPath,
  };
}

/** A list of records numbers them, and a message has their keys. */
function numberRecord(keyPath: string, list: string, text: string) {
  const [key, ...rest] = keyPath.split(".");
  const keys = [...text.matchAll(/^([\w-]+):/gm)].map(([, each]) => each);
  const place = keys.indexOf(key);
  return place < 0 ? undefined : [list, place, ...rest].join(".");
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
  let place: Element | null = document.querySelector(".pane[data-mode=edit]");
  let found: Element | null | undefined;
  let path = "";
  for (const part of keyPath.split(".")) {
    path += path === "" ? part : `.${part}`;
    const field = place?.querySelector(`[data-key-path="${path}"]`);
    const items = place?.querySelector(".item-list")?.children;
    found = field ?? items?.[Number(part)];
    if (!found) break;
    place = found;
  }
  const fold = place?.querySelector<HTMLElement>(".header > .start button");
  if (fold?.ariaExpanded === "false") fold.click();
  const next = found ?? place?.querySelector(".placeholder") ?? place;
  next?.scrollIntoView({ block: "center" });
  if (!found && attempts > 0) showFieldSoon(keyPath, attempts - 1);
}
