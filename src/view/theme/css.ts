import {
  type CSSObject,
  type SerializedStyles,
  css as serialize,
} from "@emotion/react";
import { mapValues } from "../../lib/map-values";

export type { CSSObject };

/** Styles for the `css` prop, or for other styles to start from. */
export type LazyStyles = () => SerializedStyles;

type StylePart = LazyStyles | CSSObject;

/**
 * Emotion's `css`, but an element that uses the styles serializes them, not the import of their file: a template has the styles of all
 * sections, of which a page needs a few, and on a phone serializing all of them would block the page.
 */
export function css(...parts: readonly StylePart[]): LazyStyles {
  let serialized: SerializedStyles | undefined;
  return () => {
    serialized ??= serialize(
      ...parts.map((part) => (typeof part === "function" ? part() : part)),
    );
    return serialized;
  };
}

/** The named styles of a component: for each name the styles, or parts of them, of which the last is the strongest. */
export function createStyles<Name extends string>(
  named: Record<Name, StylePart | readonly StylePart[]>,
): Record<Name, LazyStyles> {
  return mapValues(named, (parts) => css(...[parts].flat()));
}
