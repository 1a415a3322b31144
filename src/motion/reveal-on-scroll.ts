const duration = 600;
const stagger = 100;

let observer: IntersectionObserver | undefined;

/** Animates children of `[data-reveal]` as they scroll into view. They are never hidden before that. */
export function revealOnScroll(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  observer?.disconnect();
  const current = new IntersectionObserver((entries) => {
    entries
      .filter((entry) => entry.isIntersecting)
      .forEach(({ target }, index) => {
        current.unobserve(target);
        rise(target, index * stagger);
      });
  });
  observer = current;
  for (const element of document.querySelectorAll("[data-reveal] > *")) {
    // Don't animate what is already visible.
    if (element.getBoundingClientRect().top > window.innerHeight) current.observe(element);
  }
}

function rise(element: Element, delay: number): void {
  element.animate([{ opacity: 0, transform: "translateY(16px)" }, {}], {
    duration,
    delay,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: "backwards",
  });
}
