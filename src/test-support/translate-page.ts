/** Replaces each text by two `<font>` elements, as Chrome's translation does. Self-contained, so that browser tests can run it in a page. */
export function translatePage(): void {
  // A variable, since TypeScript marks the element as obsolete.
  const tagName: string = "font";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, noscript, script, svg")) continue;
    const outer = document.createElement(tagName);
    const inner = document.createElement(tagName);
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
