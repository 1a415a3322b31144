import { decodePart } from "../lib/urls/decode-part";

type PageLocation = Pick<Location, "pathname" | "search" | "hash">;

/** Stops Gatsby from jumping where the browser scrolls, and to a hash's target, because `scrollToHash` scrolls there smoothly. */
export function shouldScroll(
  location: PageLocation,
  previous: PageLocation | undefined,
  isFromHistory: boolean,
) {
  const isSamePage =
    location.pathname === previous?.pathname &&
    location.search === previous.search;
  // To the earlier position, or to a text fragment, which scripts don't see.
  if (isFromHistory && isSamePage) return false;
  return targetOf(location.hash) === null;
}

/** On a route change, scrolls to the hash's target and focuses it; smoothly on the same page, unless the visitor prefers reduced motion. */
export function scrollToHash(
  location: PageLocation,
  previous: PageLocation | null,
): void {
  // The browser itself scrolls to the hash of the first page.
  if (!previous) return;
  const target = targetOf(location.hash);
  if (!target) return;
  moveFocus(target);
  const isNewPage = location.pathname !== previous.pathname;
  if (isNewPage) takeFocusFromRouter(target);
  const isReduced = window.matchMedia(
    "(prefers-reduced-motion: reduce)",
  ).matches;
  // Browsers jump on a new page.
  target.scrollIntoView({
    behavior: isNewPage || isReduced ? "auto" : "smooth",
  });
}

/** On a new page the router focuses its wrapper in a later effect. */
function takeFocusFromRouter(target: HTMLElement): void {
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", () => moveFocus(target), { once: true });
}

function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(decodePart(id) ?? id);
  // The panel of an unchecked radio can't be scrolled to; the content of a closed `<details>` can, once opened.
  const shown = target?.closest("details") ?? target;
  return shown?.getClientRects().length ? target : null;
}

/** Moves the focus so that Tab continues from there, and opens enclosing `<details>`, as browsers do. */
function moveFocus(target: HTMLElement): void {
  for (let outer = target.parentElement; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
  }
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const forget = () => target.removeAttribute("tabindex");
  if (document.activeElement === target)
    target.addEventListener("blur", forget, { once: true });
  else forget();
}
