import { graphql } from "gatsby";

type Figure = Queries.CaseFigureFragment;

/** The figures that a part of a case names by their keys, in its order. */
export function pickFigures(figures: readonly Figure[], keys: readonly string[] | null): Figure[] {
  return (keys ?? []).flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
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
