import type { CSSObject } from "@emotion/react";
import { media } from "./tokens";

/** Parts of the first screens are drawn from the start. */
export const belowFirst = "section ~ section ~ section &";

/**
 * Motion that follows the scroll, off the main thread. Outside its range, and where the browser has no scroll timelines, the part looks as
 * without it.
 */
export function onScroll(
  name: string,
  frames: CSSObject,
  range: string,
  timeline = "view()",
): CSSObject {
  return {
    [media.motion]: {
      [`@keyframes ${name}`]: frames,
      animation: `${name} linear`,
      animationTimeline: timeline,
      animationRange: range,
    },
  };
}

/** Frames of a part that reaches its width. */
export const fromNoWidth: CSSObject = { from: { scale: "0 1" } };
/** Frames of a part that reaches its height. */
export const fromNoHeight: CSSObject = { from: { scale: "1 0" } };

/** A bar that grows from its start: at once in the first screens, then as the box with the timeline `--bar` scrolls into view. */
export const growing: CSSObject = {
  transformOrigin: "left",
  [media.motion]: {
    animation: "grow 500ms cubic-bezier(0.2, 0.7, 0.2, 1)",
    "@keyframes grow": fromNoWidth,
  },
  [belowFirst]: onScroll("grow", fromNoWidth, "entry 0% cover 12%", "--bar"),
};
