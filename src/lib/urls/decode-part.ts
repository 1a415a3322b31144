/** Decodes a part of a URL; `undefined` if it has a % that encodes nothing. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
