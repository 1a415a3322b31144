import {
  type CSSObject,
  type SerializedStyles,
  css as serialize,
} from "@emotion/react";

/** Styles for the `css` prop, or for other styles to start from. */
export type LazyStyles = () => SerializedStyles;

/**
 * Emotion's `css`, but an element that uses the styles serializes them, not the import of their file: a template has the styles of all
 * sections, of which a page needs a few, and on a phone serializing all of them would block the page.
 */
export function css(...parts: readonly (LazyStyles | CSSObject)[]): LazyStyles {
  let serialized: SerializedStyles | undefined;
  return () => {
    serialized ??= serialize(
      ...parts.map((part) => (typeof part === "function" ? part() : part)),
    );
    return serialized;
  };
}
