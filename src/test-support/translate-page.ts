/** Replaces each text by two `<font>` elements, as Chrome's translation does. Self-contained, so that browser tests can run it in a page. */
export function translatePage(): void {
  // With the namespace, since TypeScript marks the element as obsolete.
  const htmlNamespace = "http://www.w3.org/1999/xhtml";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (
      !text.data.trim() ||
      text.parentElement?.closest("font, noscript, script, svg")
    )
      continue;
    const outer = document.createElementNS(htmlNamespace, "font");
    const inner = document.createElementNS(htmlNamespace, "font");
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
