import type { Values } from "../../content/write/edit-yaml";
import type { buildFormat } from "./format";

/** The Navigation API, which TypeScript doesn't know yet. */
interface WithNavigation {
  navigation?: EventTarget;
}
type NavigateEvent = Event & { navigationType: string };

/** Shown before an entry with changes is left. */
export const question =
  "Leave without saving? Your changes stay on this computer: the editor offers them when you open the entry again.";

/** Shown before a section, or another entry of a list with words, is removed. */
export const removal = "Remove this part and its words?";

/**
 * Backups from the first minute. Call it before the editor is imported. Unless the folder is the first thing that the editor knows, it
 * turns its backups off when the writer chooses it (`createRootEffect` in its draft/backup.js). Escape closes no form, unless the writer has turned that on.
 */
export function prepareStorage(storage: Storage): void {
  const defaults = {
    "sveltia-cms.user": { backendName: "local" },
    "sveltia-cms.prefs": { closeWithEscape: false },
  };
  for (const [key, value] of Object.entries(defaults))
    if (storage.getItem(key) === null)
      storage.setItem(key, JSON.stringify(value));
}

/** Commits each backup with its write: a crash, or a page that goes, would undo one that waits for the answer to the write. */
export function commitBackups(): void {
  const { prototype } = IDBObjectStore;
  const put = Reflect.get(prototype, "put");
  prototype.put = function (this: IDBObjectStore, ...values) {
    const request = put.apply(this, values);
    if (this.name === "draft-backups") this.transaction.commit();
    return request;
  };
}

/** Asks, if the open entry has changes and another one is to be opened. */
export function mayLeave(route?: string): boolean {
  const stays = route !== undefined && location.hash === `#${route}`;
  return stays || !isChanged() || confirm(question);
}

/** Asks before a changed entry is left, by the editor's arrow, the browser's back button, a reload, or closing the tab. */
export function guardLeaving(): void {
  // After a yes, or while the editor saves, which leaves the form too.
  let isAnswered = false;
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest(saveButton)) isAnswered = true;
      const item = target.closest(removeButton)?.closest(".item");
      if (item && hasWords(item) && !confirm(removal)) stop(event);
      if (!target.closest("button.back") || isAnswered || !isChanged()) return;
      if (confirm(question)) isAnswered = true;
      else stop(event);
    },
    { capture: true },
  );
  const { navigation } = window as unknown as WithNavigation;
  navigation?.addEventListener("navigate", (event) => {
    const isBack = (event as NavigateEvent).navigationType === "traverse";
    if (isBack && event.cancelable && !isAnswered && !mayLeave()) stop(event);
  });
  for (const name of ["input", "change", "click"])
    window.addEventListener(name, ({ target }) => {
      if (!(target instanceof Element) || !target.closest(form)) return;
      isAnswered = false;
      hasActed = true;
    });
  window.addEventListener("hashchange", () => {
    isAnswered = false;
    hasActed = false;
  });
  window.addEventListener("beforeunload", (event) => {
    if (isChanged()) event.preventDefault();
  });
}

/** Whether an entry of a list has a text. A folded one shows no fields. */
function hasWords(item: Element): boolean {
  const fields = item.querySelectorAll<HTMLInputElement>("input, textarea");
  const texts = [...fields].map(({ value }) => value.trim());
  return texts.length === 0 || texts.some(Boolean);
}

/** Whether the writer has done something in the open entry, and it can be saved. */
function isChanged(): boolean {
  const save = document.querySelector(saveButton);
  const isEnabled =
    save !== null && !save.matches(":disabled, [aria-disabled=true]");
  return hasActed && isEnabled;
}

/** The editor enables its button for some entries that nobody has touched. */
let hasActed = false;

/** All texts that this tab has read or written. */
const knownTexts = new Set<string>();
const remember = (text: string) => knownTexts.add(text.trim());

/**
 * A format that doesn't replace what another tab or program has written since this tab read the open file: the editor asks first, as it does
 * for the services that it can ask for changes.
 */
export function askBeforeReplacing(
  { fromFile, toFile }: ReturnType<typeof buildFormat>,
  readOpenFile: () => Promise<string | undefined>,
) {
  return {
    fromFile: (text: string) => {
      remember(text);
      return fromFile(text);
    },
    toFile: async (form: Values) => {
      const found = await readOpenFile();
      if (found !== undefined && !knownTexts.has(found.trim())) {
        // To save again is the answer to the question.
        remember(found);
        const type = found === "" ? "deleted" : "modified";
        throw new Error("save_conflict", { cause: { type, entry: {} } });
      }
      const text = toFile(form);
      remember(text);
      return text;
    },
  };
}

/** Of an entry with fields, and of a row with one text. */
const removeButton =
  ".item > .header [aria-label=Remove], .item > [aria-label=Remove]";
const form = '.pane[data-mode="edit"]';
const saveButton = "button[aria-keyshortcuts$='+S']";
