let observer: ResizeObserver | undefined;

/** The HTML makes every box that may scroll a named tab stop; this removes those with nothing to scroll. Call it for every page. */
export function makeScrollableFocusable(): void {
  observer?.disconnect();
  // Only boxes that were laid out: asking another one for its size would make the browser lay out what it skips.
  observer = new ResizeObserver((entries) => {
    const boxes = entries.map(({ target }) =>
      target.closest<HTMLElement>("[data-scroll]"),
    );
    for (const box of new Set(boxes)) if (box) updateTabStop(box);
  });
  for (const box of document.querySelectorAll("[data-scroll]")) {
    observer.observe(box);
    // A late font widens the table but not its box.
    if (box.firstElementChild) observer.observe(box.firstElementChild);
  }
}

function updateTabStop(box: HTMLElement): void {
  const name =
    box.scrollWidth > box.clientWidth ? box.dataset["scroll"] : undefined;
  box.role = name ? "group" : null;
  box.ariaLabel = name ?? null;
  if (name) box.tabIndex = 0;
  else box.removeAttribute("tabindex");
}
