/** The Navigation API, which TypeScript doesn't know yet. */
interface WithNavigation {
  navigation?: EventTarget;
}
type NavigateEvent = Event & { navigationType: string };

/** Longer than the editor waits after the last letter before it writes a backup, in milliseconds. */
const backupPause = 800;

/** Shown before an entry with changes is left. */
export const question =
  "Leave without saving? Your changes stay on this computer: the editor offers them when you open the entry again.";

/**
 * Backups from the first minute. Unless the folder is the first thing that the editor knows, it turns its backups off when the writer
 * chooses it (`createRootEffect` in its draft/backup.js). Escape closes no form, unless the writer has turned that on.
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
      const button = target.closest<HTMLElement>("button.back");
      if (!button || isAnswered || !isChanged()) return;
      stop(event);
      if (!confirm(question)) return;
      isAnswered = true;
      setTimeout(() => button.click(), backupPause);
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

/** Whether the writer has done something in the open entry, and it can be saved. */
function isChanged(): boolean {
  const save = document.querySelector(saveButton);
  const isEnabled =
    save !== null && !save.matches(":disabled, [aria-disabled=true]");
  return hasActed && isEnabled;
}

/** The editor enables its button for some entries that nobody has touched. */
let hasActed = false;

const form = '.pane[data-mode="edit"]';
const saveButton = "button[aria-keyshortcuts$='+S']";
