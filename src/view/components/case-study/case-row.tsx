import { Link, graphql } from "gatsby";
import { formatFigure, formatLevel } from "../../../lib/format/format-figure";
import {
  createStyles,
  media,
  size,
  softText,
  space,
  wholeRow,
} from "../../theme";
import { Spot } from "../picture/spot";

interface CaseNameProps {
  caseStudy: Queries.CaseNameFragment;
  /** In the first screen: its pictures load first, and phones leave out the trade. */
  isHero: boolean;
}

/** The client of an entry: a detail of the case's picture, the brand, and its trade. */
function CaseName({ caseStudy, isHero }: CaseNameProps) {
  const { path, brand, industry, spot, image } = caseStudy;
  return (
    <span css={[styles.name, isHero && styles.heroName]}>
      <Spot image={spot ?? image} alt="" isHero={isHero} />
      <span>
        <Link to={path}>{brand}</Link>{" "}
        <span css={[styles.industry, isHero && styles.heroIndustry]}>
          {industry}
        </span>
      </span>
    </span>
  );
}

type CaseStudy = CaseNameProps["caseStudy"] & Queries.CaseSummaryFragment;

/** A case study as a row of a `GrowthTable`. */
export function buildCaseRow(caseStudy: CaseStudy, isHero = false) {
  const { headlineFigure, proofFigure } = caseStudy;
  return {
    name: <CaseName caseStudy={caseStudy} isHero={isHero} />,
    level: formatLevel(headlineFigure.value),
    growth: formatFigure(proofFigure),
    figure: headlineFigure.value,
  };
}

const styles = createStyles({
  name: {
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
  },
  // The picture is next to the name and the bar below it.
  heroName: {
    [media.belowWide]: {
      alignItems: "start",
      picture: { marginBottom: "-1.25rem" },
    },
  },
  industry: { ...softText, display: "block" },
  heroIndustry: {
    [media.belowWide]: { display: "inline" },
    [media.belowMedium]: { display: "none" },
    [media.print]: { display: "block" },
  },
});

export const caseNameFragment = graphql`
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
`;
