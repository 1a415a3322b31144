/** What a writer changes, and where it shows. */
export interface Edit {
  name: string;
  page: string;
  file: string;
  /** Words of the file that are replaced by new ones each time. */
  from: string;
  /** The words that take their place; `turn` makes them new. */
  to: (turn: number) => string;
  /** What the page must show then. */
  shown: (turn: number) => string;
}

export const edits: readonly Edit[] = [
  {
    name: "the body of a post",
    page: "/blog/product-feed-optimization",
    file: "content/blog/product-feed-optimization/index.md",
    from: "\nBefore you edit anything,",
    to: (turn) => `\nWritten in turn ${String(turn)}.\n\nBefore you edit anything,`,
    shown: (turn) => `Written in turn ${String(turn)}.`,
  },
  {
    name: "a field of a page",
    page: "/process",
    file: "content/landing/process/index.yaml",
    from: "heading: What happens at each step",
    to: (turn) => `heading: What happens at each step in turn ${String(turn)}`,
    shown: (turn) => `What happens at each step in turn ${String(turn)}`,
  },
  {
    name: "a fact that pages share",
    page: "/shopify-marketing-agency",
    file: "content/shared/facts.yaml",
    from: "value: 98%",
    to: (turn) => `value: 98.${String(turn)}%`,
    shown: (turn) => `98.${String(turn)}%`,
  },
];
