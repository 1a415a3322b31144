import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { buildCaseRow } from "../../components/case-study/case-row";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Container } from "../../components/section/container";
import { OpenLine, closingRule } from "../../components/section/open-line";
import { ActionRow } from "../../components/ui/action-row";
import { SmartLink } from "../../components/ui/smart-link";
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
  const { kicker, heading, text, actions, figures, report } = props;
  const [booking, ...links] = actions ?? [];
  const { label, columns, caseStudies, openLine, note, badge } = report;
  return (
    <section id={props.anchor ?? undefined} css={styles.band}>
      <Container>
        <div css={styles.page}>
          <h1>{heading}</h1>
          {text && <RichText css={styles.lead} html={text.html} />}
          <GrowthTable
            label={label}
            headings={[columns.client, columns.level, columns.change]}
            rows={caseStudies.map(buildCaseRow)}
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
              {badge && (
                <SmartLink to={badge.link} css={styles.badge}>
                  <Star />
                  <strong>{badge.rating}</strong> <span>{badge.label}</span>
                </SmartLink>
              )}
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

function Star() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z" />
    </svg>
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
    [media.wide]: { paddingBlock: `${space.x4} ${space.x8}` },
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
    p: { textWrap: "balance" },
    paddingBottom: space.x2,
    [media.medium]: { order: -1, paddingBottom: space.x3 },
    "&&": { gridColumn: 1 },
  },
  proof: [
    aside,
    {
      // On tablets, the account column is too narrow for them.
      [media.medium]: { order: -1, paddingBottom: space.x3 },
      [media.wide]: { "&&": { gridColumn: 2 }, textAlign: "end" },
      dl: {
        display: "flex",
        flexWrap: "wrap",
        columnGap: space.x3,
        [media.wide]: { justifyContent: "end" },
      },
      "dl > div": {
        display: "flex",
        flexDirection: "row-reverse",
        gap: space.x1,
      },
      dd: { fontWeight: 650, color: color.ink },
      "dd, strong": { whiteSpace: "nowrap" },
    },
  ],
  badge: {
    display: "inline-flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: space.x6,
    textDecoration: "none",
    svg: { width: "1rem", fill: color.gold },
  },
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
    badge {
      rating
      label
      link {
        ...LinkTarget
      }
    }
    note {
      html
    }
    caseStudies {
      ...CaseName
      ...CaseSummary
    }
  }
`;
