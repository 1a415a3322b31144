import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { buildCaseRow } from "../../components/case-study/case-row";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Container } from "../../components/section/container";
import { OpenLine, closingRule } from "../../components/section/open-line";
import { ActionRow } from "../../components/ui/action-row";
import { RatingBadge } from "../../components/ui/rating-badge";
import { RichText } from "../../components/ui/rich-text";
import {
  color,
  createStyles,
  headerHeight,
  labelText,
  leadText,
  media,
  space,
  withAccount,
} from "../../theme";

type HeroLedgerProps = Queries.HeroSectionFragment & {
  report: Queries.HeroReportFragment;
};

/** The home page's first screen: clients on one scale, and an open line for the visitor's store. */
export function HeroLedger(props: HeroLedgerProps) {
  const { kicker, heading, text, actions, badge, figures, report } = props;
  const [booking, ...links] = actions ?? [];
  const { label, columns, caseStudies, openLine, note } = report;
  return (
    <section id={props.anchor ?? undefined} css={styles.band}>
      <Container>
        <div css={styles.page}>
          <h1>{heading}</h1>
          {text && <RichText css={styles.lead} html={text.html} />}
          <GrowthTable
            label={label}
            headings={[columns.client, columns.level, columns.change]}
            rows={caseStudies.map((caseStudy) => buildCaseRow(caseStudy, true))}
            isHero
          />
          {booking && <OpenLine text={openLine} action={booking} />}
          <div css={closingRule} />
          <div css={styles.foot}>
            <RichText html={note.html} />
            <ActionRow
              actions={links.map((link) => ({ ...link, style: "text" }))}
            />
          </div>
          {kicker && <p css={styles.kicker}>{kicker}</p>}
          {(badge !== null || figures !== null) && (
            <div css={styles.proof}>
              {badge && <RatingBadge {...badge} />}
              {figures && (
                <dl>
                  {figures.map(({ key, value, label: name }) => (
                    <div key={key}>
                      <dt>{name}</dt> <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

/** On phones below the table, since the first client must be in sight. */
const aside: CSSObject = {
  ...labelText,
  color: color.inkSoft,
  [media.belowMedium]: { paddingTop: space.x3 },
};

/** Keeps the last lines below the screen until the table arrives, which would push them down. */
const phonePage: CSSObject = {
  display: "flex",
  flexDirection: "column",
  minHeight: `calc(100svh + ${headerHeight})`,
};

const styles = createStyles({
  band: {
    paddingBlock: `${space.x2} ${space.x6}`,
    [media.wide]: { paddingBlock: `${space.x3} ${space.x12}` },
  },
  // The HTML has the order of phones, so that the focus follows it.
  page: [
    withAccount,
    {
      "& > *": { gridColumn: "1 / -1" },
      h1: { paddingBottom: space.x2, [media.medium]: { order: -1 } },
      [media.belowMedium]: phonePage,
    },
  ],
  kicker: [
    aside,
    {
      // In forced colors, the heading's lines have a background that reaches up to here.
      position: "relative",
      fontWeight: 600,
      [media.belowMedium]: { marginTop: "auto" },
      [media.medium]: { order: -2 },
    },
  ],
  lead: {
    ...leadText,
    maxWidth: "42rem",
    paddingBottom: space.x2,
    [media.medium]: { order: -1, paddingBottom: space.x3 },
    "&&": { gridColumn: 1 },
  },
  proof: [
    aside,
    {
      [media.medium]: { order: -1, paddingBottom: space.x3 },
      "&&": { gridColumn: 2 },
      dl: { display: "flex", flexWrap: "wrap", columnGap: space.x3 },
      "dl > div": {
        display: "flex",
        flexDirection: "row-reverse",
        gap: space.x1,
      },
      dd: { fontWeight: 650, color: color.ink },
      "dd, strong": { whiteSpace: "nowrap" },
    },
  ],
  foot: {
    ...labelText,
    paddingTop: space.x3,
    color: color.inkSoft,
    // On phones, its last word moves to another line in the web font.
    "p > a:last-child": { whiteSpace: "nowrap" },
  },
});

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
      ...CaseName
      ...CaseSummary
    }
  }
`;
