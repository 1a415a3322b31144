declare module "smartypants" {
  /** The text with typographic characters instead of typewriter ones, not as entities; `q` in `attributes` means quotes. */
  export function smartypantsu(text: string, attributes: string): string;
}
