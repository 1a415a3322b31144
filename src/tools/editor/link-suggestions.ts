import { makeElement } from "../../lib/html/make-element";

const listId = "site-links";

/** Lets each field for a link suggest the site's pages, anchors and booking links. */
export function addLinkSuggestions(links: readonly string[]): void {
  const options = links.map((link) => new Option(link, link));
  document.body.append(makeElement("datalist", { id: listId }, ...options));
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.closest('section[data-key-path$="link"]'))
      target.setAttribute("list", listId);
  });
}
