let observer: ResizeObserver | undefined;

/** The HTML makes every box that may scroll a named tab stop; this removes those with nothing to scroll. */
export function makeScrollableFocusable(): void {
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
    // A late font widens the table but not its box.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
  }
}
