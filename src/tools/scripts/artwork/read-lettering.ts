/** A text of a drawing: its attributes and its words. */
export const textElement = /<text\s([^>]*)>([^<]*)<\/text>/g;

/** The words of a drawing, in order. */
export function readLettering(svg: string): string[] {
  return [...svg.matchAll(textElement)].map(([, , words = ""]) => words);
}
