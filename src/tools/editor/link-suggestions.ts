const listId = "site-links";

/** Lets each field for a link suggest the site's pages, anchors and booking links. */
export function addLinkSuggestions(links: readonly string[]): void {
  const list = document.createElement("datalist");
  list.id = listId;
  list.append(...links.map((link) => new Option(link, link)));
  document.body.append(list);
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.closest('section[data-key-path$="link"]'))
      target.setAttribute("list", listId);
  });
}
