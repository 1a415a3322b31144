import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in slices that give way to the visitor's taps, instead of in one long task. */
export function hydrateInTransition(
  element: ReactNode,
  container: Element | Document | DocumentFragment | null,
): void {
  // Gatsby's type allows for containers that a page never is.
  if (!(container instanceof Element)) return;
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
