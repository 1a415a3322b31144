interface PageLocation {
  pathname: string;
  hash: string;
}

/** Gatsby jumps to the target of a hash; here `scrollToHash` glides there instead. */
export function shouldScroll({
  routerProps,
}: {
  routerProps: { location: PageLocation };
}): boolean {
  return targetOf(routerProps.location.hash) === null;
}

/** On a route change, scrolls to the element that the hash names, smoothly unless motion is unwelcome. */
export function scrollToHash(location: PageLocation, previous: PageLocation | null): void {
  // The browser itself goes to the target of the address that a visit begins with.
  if (!previous) return;
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  targetOf(location.hash)?.scrollIntoView({ behavior: isReduced ? "auto" : "smooth" });
}

function targetOf(hash: string): Element | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A % that stands for nothing names no element.
    return null;
  }
}
