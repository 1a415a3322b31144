/** Decodes `%20` and the like; `undefined` if a % encodes nothing. */
export function decodeUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
