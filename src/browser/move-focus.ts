/**
 * Puts the focus where a link led to, so that the next Tab goes on from there. What can't have the focus has it until it leaves; a closed
 * `<details>` around it opens, as it does when the browser itself follows a link.
 */
export function moveFocus(target: HTMLElement): void {
  for (let outer = target.parentElement; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  }
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const forget = () => target.removeAttribute("tabindex");
  if (document.activeElement === target) target.addEventListener("blur", forget, { once: true });
  else forget();
}
