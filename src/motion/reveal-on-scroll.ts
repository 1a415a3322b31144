const duration = 600;
const stagger = 100;

let observer: IntersectionObserver | undefined;

/** Children of `[data-reveal]` rise as they scroll into view. Nothing is hidden before that. */
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
    // What the visitor already sees stays as it is.
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
  element.querySelectorAll("[data-tick]").forEach(tick);
}

const tickDuration = 900;
/** Where a figure begins, as a share of what it ends at. */
const start = 0.8;

/** Counts a figure up, `+393%` to `+491%`, in as many digits: nothing around it moves. */
function tick(element: Element): void {
  const node = element.firstChild;
  if (!(node instanceof Text)) return;
  const text = node.data;
  const digits = /\d+(\.\d+)?/.exec(text)?.[0];
  if (!digits) return;
  const [whole = "", decimals = ""] = digits.split(".");
  const least = Math.max(Number(digits) * start, 10 ** (whole.length - 1));
  const began = performance.now();

  requestAnimationFrame(function frame(now) {
    const progress = Math.min(1, (now - began) / tickDuration);
    const eased = 1 - (1 - progress) ** 3;
    const number = least + (Number(digits) - least) * eased;
    node.data = progress < 1 ? text.replace(digits, number.toFixed(decimals.length)) : text;
    if (progress < 1) requestAnimationFrame(frame);
  });
}
