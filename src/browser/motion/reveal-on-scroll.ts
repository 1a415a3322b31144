const duration = 600;
const stagger = 100;

let observer: IntersectionObserver | undefined;

/** Animates children of `[data-reveal]` as they scroll into view. They are never hidden before that. Call it for every page. */
export function revealOnScroll(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  observer?.disconnect();
  observer = observeReveals();
  for (const element of document.querySelectorAll("[data-reveal] > *"))
    observer.observe(element);
}

/** Asking for positions here would make the browser lay out what it skips: the observer knows them. */
function observeReveals(): IntersectionObserver {
  let isFirstReport = true;
  return new IntersectionObserver((entries, current) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of visible) current.unobserve(target);
    // The first report has what was visible before, and what scrolls in at the top has been seen.
    const arriving = isFirstReport
      ? []
      : visible.filter(({ boundingClientRect }) => boundingClientRect.top > 0);
    isFirstReport = false;
    for (const [index, { target }] of arriving.entries()) appear(target, index);
  });
}

/**
 * Those that come into view together appear one after another. Only their opacity changes: while something in sight moves, the browser does
 * not keep the scroll position when parts above get their real heights (https://drafts.csswg.org/css-scroll-anchoring/#suppression-triggers).
 */
function appear(element: Element, index: number): void {
  element.animate([{ opacity: 0 }, {}], {
    duration,
    delay: index * stagger,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
}
