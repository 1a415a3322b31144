import { openDocuments } from "./follow-links";

/**
 * Puts the words of the page back if React removes them: after an error, as with a hash that Gatsby can't decode, or where Gatsby's data is
 * not that of the HTML, as at unknown paths. From then on, each page is a document.
 */
export function keepPage(container: Element): void {
  const firstPath = location.pathname;
  const restore = (changes: readonly MutationRecord[]) => {
    if (container.querySelector("main")) return;
    container.prepend(
      ...changes.flatMap(({ removedNodes }) => [...removedNodes]),
    );
    openDocuments();
    // They may be those of the page before.
    if (location.pathname !== firstPath) location.reload();
  };
  new MutationObserver(restore).observe(container, { childList: true });
}
