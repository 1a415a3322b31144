import { graphql } from "gatsby";
import { createStyles } from "../../theme";

/** A case figure on one line, with a smaller unit next to it, as in "$30 per day". */
export function CaseFigure({ value }: { value: string }) {
  const [, figure = value, unit] = /^(\S+)( per .+)$/.exec(value) ?? [];
  return (
    <span css={styles.figure}>
      {figure}
      {unit && <span css={styles.unit}>{unit}</span>}
    </span>
  );
}

const styles = createStyles({
  figure: { whiteSpace: "nowrap" },
  unit: { fontSize: "0.45em", letterSpacing: 0 },
});

type Figure = Queries.CaseFigureFragment;

/** The figures for the given keys, in their order. */
export function pickFigures(
  figures: readonly Figure[],
  keys: readonly string[],
): Figure[] {
  return keys.flatMap(
    (key) => figures.find((figure) => figure.key === key) ?? [],
  );
}

export const caseFigureFragment = graphql`
  fragment CaseFigure on CaseFigure {
    key
    metric
    value
    change
    period
  }
`;
