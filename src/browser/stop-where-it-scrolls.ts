let observer: ResizeObserver | undefined;

/** In the HTML every box that may scroll is a named stop of the keyboard; those with nothing to scroll are none. */
export function stopWhereItScrolls(): void {
  observer?.disconnect();
  const boxes = document.querySelectorAll<HTMLElement>("[data-scroll]");
  observer = new ResizeObserver(() => {
    for (const box of boxes) {
      const name = box.scrollWidth > box.clientWidth ? box.dataset["scroll"] : undefined;
      box.role = name ? "group" : null;
      box.ariaLabel = name ?? null;
      if (name) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  });
  for (const box of boxes) {
    observer.observe(box);
    // A font that comes later widens a table, and not its box.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
  }
}
