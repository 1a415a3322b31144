import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { GrowthBar } from "../../components/case-study/growth-bar";
import { Container } from "../../components/section/container";
import { OpenLine, closingRule, spotSize } from "../../components/section/open-line";
import { Button } from "../../components/ui/button";
import { RatingBadge } from "../../components/ui/rating-badge";
import { RichText } from "../../components/ui/rich-text";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { formatFigure, formatIndex } from "../../site/format/format-figure";
import { accountRule, splitAt, withAccount } from "../../theme/grid";
import { color, font, media, numeral, rule, size, space } from "../../theme/tokens";

type HeroLedgerProps = Queries.HeroSectionFragment & { report: Queries.HeroReportFragment };

/** The level after a change, where the level before is 100. */
const formatLevel = (figure: string) => formatIndex(figure) ?? 100;

/** The home page's first screen: clients on one scale, and an open line for the visitor's store. */
export function HeroLedger(props: HeroLedgerProps) {
  const { kicker, heading, text, actions, badge, figures, report } = props;
  const [booking, ...links] = actions ?? [];
  const { label, columns, caseStudies, openLine, note } = report;
  const max = Math.max(
    ...caseStudies.map(({ headlineFigure }) => formatLevel(headlineFigure.value)),
  );
  return (
    <section id={props.anchor ?? undefined} css={styles.band}>
      <Container>
        <div css={styles.page}>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          <h1>{heading}</h1>
          <div css={styles.opening}>
            <div css={styles.lead}>{text && <RichText html={text.html} />}</div>
            <div css={styles.proof}>
              {badge && <RatingBadge {...badge} />}
              <dl>
                {figures?.map(({ key, value, label: name }) => (
                  <div key={key}>
                    <dt>{name}</dt> <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <table css={styles.table} aria-label={label}>
            <thead>
              <tr css={styles.row}>
                <th scope="col">{columns.client}</th>
                <th scope="col">{columns.level}</th>
                <th scope="col">{columns.change}</th>
              </tr>
            </thead>
            <tbody>
              {caseStudies.map(
                ({ key, path, brand, industry, spot, image, headlineFigure, proofFigure }) => (
                  <tr key={key} css={styles.row}>
                    <th scope="row" css={styles.client}>
                      <Picture image={spot ?? image} alt="" isHero css={spotSize} />
                      <span>
                        <SmartLink to={pageLink(path)}>{brand}</SmartLink>{" "}
                        <span css={styles.note}>{industry}</span>
                      </span>
                    </th>
                    <td css={styles.level}>
                      <GrowthBar level={formatLevel(headlineFigure.value)} max={max} />
                      <span css={[styles.note, styles.fact]}>{formatFigure(proofFigure)}</span>
                    </td>
                    <td css={styles.change}>{headlineFigure.value}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
          {booking && (
            <OpenLine text={openLine}>
              <Button to={booking.link} style={booking.style}>
                {booking.label}
              </Button>
            </OpenLine>
          )}
          <div css={closingRule} />
          <div css={styles.foot}>
            <RichText html={note.html} />
            {links.map((link) => (
              <Button key={link.label} to={link.link} style="text">
                {link.label}
              </Button>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** The width of the figures on phones. In this table, nothing outgrows a phone at large text sizes. */
const phoneFigure = "min(6.5rem, 30vw)";

const styles = {
  band: css({
    paddingBlock: `${space.x2} ${space.x8}`,
    [media.wide]: { paddingBlock: `${space.x3} ${space.x12}` },
  }),
  page: css({
    position: "relative",
    display: "grid",
    h1: { paddingBottom: space.x2 },
  }),
  kicker: css({
    fontFamily: font.label,
    fontSize: size.small,
    fontWeight: 600,
    color: color.inkSoft,
    [media.belowMedium]: { order: 1, paddingTop: space.x3 },
  }),
  opening: css({
    paddingBottom: space.x3,
    [media.belowMedium]: { display: "contents" },
    ...withAccount,
  }),
  lead: css({
    fontSize: size.lead,
    lineHeight: 1.48,
    maxWidth: "42rem",
    [media.belowMedium]: { paddingBottom: space.x2 },
  }),
  proof: css({
    fontFamily: font.label,
    fontSize: size.small,
    lineHeight: 1.45,
    color: color.inkSoft,
    // On phones, the first client must be in sight.
    [media.belowMedium]: { order: 1, paddingTop: space.x3 },
    "a:first-of-type": { minHeight: space.x6, paddingInline: 0, border: 0 },
    dl: { display: "flex", flexWrap: "wrap", columnGap: space.x3 },
    "dl > div": { display: "flex", flexDirection: "row-reverse", gap: space.x1 },
    dd: { fontWeight: 650, color: color.ink },
    "dd, strong": { whiteSpace: "nowrap" },
  }),
  table: css({
    position: "relative",
    borderCollapse: "collapse",
    textAlign: "left",
    "&, thead, tbody": { display: "block" },
    "&::before": {
      ...accountRule,
      [media.belowMedium]: { right: `calc(${phoneFigure} + ${space.x4})` },
    },
    thead: {
      borderBottom: `2px solid ${color.spruce}`,
      color: color.inkSoft,
      fontSize: size.small,
    },
    "thead th": { paddingBlock: space.x1, fontWeight: 600 },
    "thead th:last-child": { textAlign: "right", gridColumn: "-2 / -1" },
    "tbody tr + tr": { borderTop: rule.hairline },
    "tbody tr": { paddingBlock: "0.375rem" },
    "th, td": { padding: 0 },
    // Column heads share one line on phones.
    [media.belowWide]: { "thead th:first-of-type": { display: "none" } },
    [media.print]: { "thead th:first-of-type": { display: "block" } },
  }),
  row: css({
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${phoneFigure}`,
    columnGap: space.x4,
    rowGap: space.x1,
    alignItems: "center",
    // On small screens, the bar is under the name.
    [media.belowWide]: { gridTemplateRows: "minmax(1.25rem, auto) auto" },
    ...withAccount,
    [media.wide]: splitAt(4, 10),
  }),
  client: css({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.x3,
    alignItems: "center",
    fontWeight: 400,
    lineHeight: 1.2,
    overflowWrap: "break-word",
    a: { fontSize: `min(${size.h3}, 8vw)`, fontWeight: 650, textDecoration: "none" },
    [media.hover]: { "a:hover": { textDecoration: "underline" } },
    [media.wide]: { "span > span": { display: "block" } },
    [media.belowWide]: { gridArea: "1 / 1 / span 2", alignItems: "start" },
    [media.belowMedium]: { "span > span": { display: "none" } },
    [media.print]: { "span > span": { display: "block" } },
  }),
  note: css({ fontSize: size.small, color: color.inkSoft }),
  level: css({
    position: "relative",
    [media.belowWide]: { gridArea: "2 / 1", marginLeft: "3.25rem" },
  }),
  fact: css({
    display: "block",
    paddingLeft: "calc(17% + 0.5rem)",
    [media.belowMedium]: { display: "none" },
    [media.print]: { display: "block" },
  }),
  change: css(numeral, {
    fontSize: `min(${size.figure}, 10.5vw)`,
    textAlign: "right",
    fontVariantNumeric: "tabular-nums",
    [media.belowWide]: { gridArea: "1 / 2 / span 2" },
  }),
  foot: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x6,
    alignItems: "baseline",
    justifyContent: "space-between",
    paddingTop: space.x3,
    fontFamily: font.label,
    fontSize: size.small,
    color: color.inkSoft,
  }),
};

export const heroReportFragment = graphql`
  fragment HeroReport on HeroReport {
    label
    columns {
      client
      level
      change
    }
    openLine
    note {
      html
    }
    caseStudies {
      key
      path
      brand
      industry
      spot {
        ...Spot
      }
      image {
        ...Spot
      }
      headlineFigure {
        value
        metric
      }
      proofFigure {
        value
        metric
        period
      }
    }
  }

  fragment Spot on Image {
    file {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED)
      }
    }
  }
`;
