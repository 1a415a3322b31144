/** A hash (FNV-1a) of five characters: `@emotion/hash` has seven, 190 times on a page. */
export default function styleName(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36).slice(-5);
}
