import { css } from "@emotion/react";
import { graphql } from "gatsby";

/** A figure of a case on one line: what it is counted by, as in "$30 per day", is set smaller beside it. */
export function CaseFigure({ value }: { value: string }) {
  const [, figure = value, unit] = /^(\S+)( per .+)$/.exec(value) ?? [];
  return (
    <span css={styles.figure}>
      {figure}
      {unit && <span css={styles.unit}>{unit}</span>}
    </span>
  );
}

const styles = {
  figure: css({ whiteSpace: "nowrap" }),
  unit: css({ fontSize: "0.45em", letterSpacing: 0 }),
};

type Figure = Queries.CaseFigureFragment;

/** The figures that a part of a case names by their keys, in its order. */
export function pickFigures(figures: readonly Figure[], keys: readonly string[]): Figure[] {
  return keys.flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
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
