import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { RadioSwitch, showSelectedOption } from "../../components/ui/radio-switch";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { fillMessage } from "../../site/format/fill-message";
import { formatIndex } from "../../site/format/format-figure";
import { color, media, numeral, radius, rule, size, space } from "../../theme/tokens";

/** One client's result: the figure, its change drawn to scale, the period, and a link to the case. */
export function HeroReport({ report }: { report: Queries.HeroReportFragment }) {
  const { label, scale, linkLabel, caseStudies } = report;
  return (
    <div css={[styles.sheet, showSelectedOption(caseStudies.length)]}>
      <RadioSwitch name="report" label={label} options={caseStudies.map(({ brand }) => brand)} />
      {caseStudies.map(({ key, path, brand, headlineFigure, headlinePeriod }, index) => {
        const level = formatIndex(headlineFigure.value);
        return (
          <div key={key} css={styles.entry} data-option={index}>
            <strong css={styles.figure}>{headlineFigure.value}</strong>
            <p>{headlineFigure.metric}</p>
            {level !== undefined && (
              <>
                <div css={styles.bars}>
                  <svg viewBox={`0 0 ${level} 5`} preserveAspectRatio="none" aria-hidden>
                    <path d="M0 0h100v2H0z" opacity=".4" />
                    <path d={`M0 3h${level}v2H0z`} />
                  </svg>
                </div>
                <p>{fillMessage(scale, { level })}</p>
              </>
            )}
            <p css={styles.note}>{headlinePeriod}</p>
            <SmartLink to={pageLink(path)}>{fillMessage(linkLabel, { brand })}</SmartLink>
          </div>
        );
      })}
    </div>
  );
}

const styles = {
  sheet: css({
    display: "grid",
    gap: space.x6,
    padding: space.x4,
    border: rule.hairline,
    borderRadius: radius.card,
    // Aligned with the heading next to it, so that result and promise are read together.
    [media.abreast]: { alignSelf: "start", marginTop: space.x16 },
  }),
  entry: css({ display: "grid", gap: space.x2, fontSize: size.small }),
  figure: css(numeral, { fontSize: size.figure }),
  // The box's color: forced colors replace it here, but not inside an SVG.
  bars: css({
    color: color.spruce,
    svg: { width: "100%", height: `max(${space.x16}, 9vw)`, fill: "currentColor" },
  }),
  note: css({ fontSize: size.small, color: color.inkSoft }),
};

export const heroReportFragment = graphql`
  fragment HeroReport on HeroReport {
    label
    scale
    linkLabel
    caseStudies {
      key
      path
      brand
      headlineFigure {
        value
        metric
      }
      headlinePeriod
    }
  }
`;
