import type { CSSObject } from "@emotion/react";

/** The color of what is dark on light bands, where it stands on the dark one. */
export function onSpruce(light: string): CSSObject {
  return { "[data-tone=spruce] &": { color: light } };
}
