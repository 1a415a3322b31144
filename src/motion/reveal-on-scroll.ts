const duration = 600;
const stagger = 100;

let observer: IntersectionObserver | undefined;

/** Animates children of `[data-reveal]` as they scroll into view. They are never hidden before that. */
export function revealOnScroll(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  observer ??= new IntersectionObserver(raise);
  observer.disconnect();
  for (const element of document.querySelectorAll("[data-reveal] > *")) {
    // Don't animate what is already visible.
    if (element.getBoundingClientRect().top > window.innerHeight) observer.observe(element);
  }
}

/** Those that come into view together rise one after another. */
function raise(entries: readonly IntersectionObserverEntry[], current: IntersectionObserver): void {
  const visible = entries.filter(({ isIntersecting }) => isIntersecting);
  for (const [index, { target }] of visible.entries()) {
    current.unobserve(target);
    target.animate([{ opacity: 0, transform: "translateY(16px)" }, {}], {
      duration,
      delay: index * stagger,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      fill: "backwards",
    });
  }
}
