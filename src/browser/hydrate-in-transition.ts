import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isHereOfThisBuild } from "./load-what-is-lost";

/** Hydrates in slices that give way to the visitor's taps, instead of in one long task. */
export function hydrateInTransition(
  element: ReactNode,
  container: Element | Document | DocumentFragment | null,
): void {
  // Gatsby's type allows for containers that a page never is.
  if (!(container instanceof Element)) return;
  // `gatsby develop` renders nothing on the server: there is nothing to hydrate.
  if (process.env.NODE_ENV !== "production" && !container.firstElementChild) {
    createRoot(container).render(element);
    return;
  }
  // HTML that a cache kept, with data of a later build: React would take down what the server wrote, and draw nothing.
  if (process.env.NODE_ENV === "production" && !isHereOfThisBuild()) return;
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
