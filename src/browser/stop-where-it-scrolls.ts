let observer: ResizeObserver | undefined;

/**
 * Every box that may scroll is a named stop of the keyboard in the HTML, since nothing is known of widths at build. Where it has
 * nothing to scroll, it is neither a stop nor a group.
 */
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
