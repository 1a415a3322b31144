import { Link, graphql } from "gatsby";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatFigure, formatLevel } from "../../../lib/format/format-figure";
import { css, size, softText, space, wholeRow } from "../../theme";
import { Spot } from "../picture/spot";
import { useUiLabels } from "../ui/use-site";

/** It is below the bar of the growth, which does not show it. */
function OtherResult(figure: CaseStudy["proofFigure"]) {
  const { alsoResult } = useUiLabels();
  return <>{fillMessage(alsoResult, { result: formatFigure(figure) })}</>;
}

type CaseStudy = Queries.CaseNameFragment & Queries.CaseSummaryFragment;

/** A case study as a row of a `GrowthTable`, with a detail of its picture before the brand. */
export function buildCaseRow(caseStudy: CaseStudy) {
  const { path, brand, industry, headlineFigure, proofFigure } = caseStudy;
  return {
    name: (
      <span css={pictureAndName}>
        <Spot image={caseStudy.spot ?? caseStudy.image} />
        <span>
          <Link to={path}>{brand}</Link> <small>{industry}</small>
        </span>
      </span>
    ),
    level: formatLevel(headlineFigure.value),
    growth: <OtherResult {...proofFigure} />,
    figure: headlineFigure.value,
  };
}

export function listServices({
  services,
}: Pick<Queries.CaseSummaryFragment, "services">): string {
  return services.map(({ label }) => label).join(", ");
}

const pictureAndName = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.x3,
  alignItems: "center",
  "& > span": { alignSelf: "baseline" },
  fontWeight: 400,
  lineHeight: 1.2,
  // Nothing outgrows a phone at large text sizes.
  a: {
    fontSize: `min(${size.h3}, 8vw)`,
    fontWeight: 650,
    textDecoration: "none",
    ...wholeRow,
  },
  small: { ...softText, display: "block" },
});

export const caseRowFragments = graphql`
  fragment CaseName on CaseStudy {
    path
    brand
    industry
    spot {
      ...Spot
    }
    image {
      ...Spot
    }
  }

  fragment CaseSummary on CaseStudy {
    key
    path
    brand
    industry
    headlineFigure {
      value
      metric
    }
    proofFigure {
      value
      metric
      period
    }
    services {
      label
    }
  }
`;
