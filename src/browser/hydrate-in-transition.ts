import { startTransition } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates in slices that give way to the visitor's taps, instead of in one long task. */
export function hydrateInTransition(element: ReactNode, container: Element | Document | null): void {
  if (!container) return;
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
