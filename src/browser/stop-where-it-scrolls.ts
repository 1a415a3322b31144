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
    for (const box of boxes) setStop(box, box.scrollWidth > box.clientWidth);
  });
  for (const box of boxes) observer.observe(box);
}

function setStop(box: HTMLElement, isStop: boolean): void {
  const name = box.dataset["scroll"] ?? "";
  for (const [attribute, value] of [
    ["role", "group"],
    ["aria-label", name],
    ["tabindex", "0"],
  ] as const)
    if (isStop) box.setAttribute(attribute, value);
    else box.removeAttribute(attribute);
}
