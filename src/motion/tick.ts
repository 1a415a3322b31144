const duration = 900;
/** Where a figure begins, as a share of what it ends at. */
const start = 0.8;

/**
 * Counts the number of a text up to what it says: `+393%` to `+491%`. It keeps its digits from the first
 * frame on, so that nothing around it moves, and ends as the very text that it was.
 */
export function tick(element: Element): void {
  const node = element.firstChild;
  if (!(node instanceof Text)) return;
  const text = node.data;
  const digits = /\d+(\.\d+)?/.exec(text)?.[0];
  if (!digits) return;
  const [whole = "", decimals = ""] = digits.split(".");
  const least = Math.max(Number(digits) * start, 10 ** (whole.length - 1));
  const began = performance.now();

  requestAnimationFrame(function frame(now) {
    const progress = Math.min(1, (now - began) / duration);
    const eased = 1 - (1 - progress) ** 3;
    const number = least + (Number(digits) - least) * eased;
    node.data = progress < 1 ? text.replace(digits, number.toFixed(decimals.length)) : text;
    if (progress < 1) requestAnimationFrame(frame);
  });
}
