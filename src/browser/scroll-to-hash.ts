type PageLocation = Pick<Location, "pathname" | "hash">;

/** Gatsby jumps to the target of a hash; here `scrollToHash` glides there instead. */
export function shouldScroll({ routerProps }: { routerProps: { location: PageLocation } }) {
  return targetOf(routerProps.location.hash) === null;
}

/** On a route change, takes eyes and focus to the element that the hash names: smoothly, unless motion is unwelcome. */
export function scrollToHash(location: PageLocation, previous: PageLocation | null): void {
  // The browser itself goes to the target of the address that a visit begins with.
  if (!previous) return;
  const target = targetOf(location.hash);
  if (!target) return;
  moveFocus(target);
  if (location.pathname !== previous.pathname) takeFocusFromRouter(target);
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: isReduced ? "auto" : "smooth" });
}

/** With a new page the router focuses its wrapper, in an effect that comes after this one. */
function takeFocusFromRouter(target: HTMLElement): void {
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => moveFocus(target), { once: true });
}

function targetOf(hash: string): HTMLElement | null {
  const target = document.getElementById(decode(hash.slice(1)));
  // A panel whose radio is not chosen is nowhere on the page; what a closed `<details>` holds will be.
  const shown = target?.closest("details") ?? target;
  return shown?.getClientRects().length ? target : null;
}

/** An address may have a % that is no code. */
function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Moves the focus, so that the next Tab goes on from there, and opens `<details>` around it, as browsers do. */
function moveFocus(target: HTMLElement): void {
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
