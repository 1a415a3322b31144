/** What the picture of a shared link says and shows of its page. Texts may name variables. */
export interface ShareWords {
  title: string;
  /** What the page is; stands above the title. */
  kind?: string | undefined;
  /** The one figure that speaks for the page. */
  figure?: { value: string; label: string } | undefined;
  /** The page's own picture, as its record names it; where there is a figure, that stands in its place. */
  picture?: string | undefined;
}

/** The figure that leads a case study, by its variables. Away from the case itself it says whose figure it is. */
export function toCaseFigure(
  key: string,
  { isNamed = false } = {},
): { value: string; label: string } {
  const metric = `{{case.${key}.metric}}`;
  return {
    value: `{{case.${key}.figure}}`,
    label: isNamed ? `{{case.${key}.brand}}: ${metric}` : metric,
  };
}
