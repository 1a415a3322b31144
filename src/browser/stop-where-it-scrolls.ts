let observer: ResizeObserver | undefined;

/**
 * Keeps the focus of keyboards for boxes that have something to scroll: tables and texts that fit are no stop. The HTML makes each
 * of them one, for visits without scripts and for Safari, the one browser that never lets a keyboard scroll a box otherwise.
 */
export function skipWhatFits(): void {
  // The boxes of the page before are gone.
  observer?.disconnect();
  const boxes = document.querySelectorAll<HTMLElement>("[role=group][tabindex]");
  observer = new ResizeObserver(() => {
    for (const box of boxes) box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  });
  for (const box of boxes) observer.observe(box);
}
