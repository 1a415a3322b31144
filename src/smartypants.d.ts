declare module "smartypants" {
  /** The text with its typewriter signs replaced, as signs and not as entities; of `attributes`, `q` stands for quotes. */
  export function smartypantsu(text: string, attributes: string): string;
}
