import type { CSSObject } from "@emotion/react";
import { color, media } from "./tokens";

/** Parts of the first screens are drawn from the start. */
export const belowFirst = "section ~ section ~ section &";

/** The frames of all pages, in the global styles. */
export const keyframes: CSSObject = {
  "@keyframes grow": { from: { scale: "0 1" } },
  "@keyframes grow-tall": { from: { scale: "1 0" } },
  "@keyframes move-point": {
    "0%": { opacity: 1, translate: "0 -100%" },
    "95%": { opacity: 1 },
  },
  // The thread is 4rem high, and 1.5rem higher while the card is.
  "@keyframes sink": { from: { translate: "0 -1.5rem" } },
  "@keyframes shorten": { from: { scale: "1 1.375" } },
  "@keyframes visit": { "from, to": { background: color.maple } },
  "@keyframes wait": { "from, to": { background: "var(--ground)" } },
  "@keyframes open": { from: { opacity: 0, translate: "0 -0.5rem" } },
};

/**
 * Motion that follows the scroll, off the main thread. Outside its range, and where the browser has no scroll timelines, the part looks as
 * without it.
 */
export function onScroll(
  name: string,
  range: string,
  timeline = "view()",
): CSSObject {
  return {
    [media.motion]: {
      animation: `${name} linear`,
      animationTimeline: timeline,
      animationRange: range,
    },
  };
}

/** A bar that grows from its start: at once in the first screens, then as the box with the timeline `--bar` scrolls into view. */
export const growing: CSSObject = {
  transformOrigin: "left",
  [media.motion]: { animation: "grow 500ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
  [belowFirst]: onScroll("grow", "entry 0% cover 12%", "--bar"),
};
