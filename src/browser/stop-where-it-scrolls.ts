let observer: ResizeObserver | undefined;

/**
 * Makes a box with something to scroll a stop of the keyboard, and a group with a name, for as long as it has. The HTML makes no
 * box one, since nothing is known of widths at build. Chrome and Firefox let a keyboard scroll it without scripts, too; Safari
 * alone needs the stop.
 */
export function stopWhereItScrolls(): void {
  // The boxes of the page before are gone.
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
  for (const box of boxes) observer.observe(box);
}
