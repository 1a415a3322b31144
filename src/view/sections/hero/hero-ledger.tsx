import { graphql } from "gatsby";
import { buildCaseRow } from "../../components/case-study/case-row";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Container } from "../../components/section/container";
import { OpenLine } from "../../components/section/open-line";
import { ActionRow } from "../../components/ui/action-row";
import { SmartLink } from "../../components/ui/smart-link";
import { RichText } from "../../components/ui/rich-text";
import { HeroFigures } from "./hero-figures";
import {
  color,
  createStyles,
  type CSSObject,
  headerHeight,
  labelText,
  leadText,
  media,
  smallFigure,
  space,
  withAccount,
} from "../../theme";

type HeroLedgerProps = Queries.HeroSectionFragment & {
  report: Queries.HeroReportFragment;
};

/** The home page's first screen: clients on one scale, and an open line for the visitor's store. */
export function HeroLedger(props: HeroLedgerProps) {
  const { heading, text, actions, figures, report } = props;
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
            headings={columns}
            rows={caseStudies.map(buildCaseRow)}
            isHero
          />
          {booking && <OpenLine text={openLine} action={booking} />}
          {figures && <HeroFigures css={styles.figures} figures={figures} />}
          <div css={styles.foot}>
            <RichText html={note.html} />
            <ActionRow actions={links} />
          </div>
          {badge && (
            <SmartLink to={badge.link} css={styles.badge}>
              <svg viewBox="0 0 20 20" aria-hidden>
                <path d={star} />
              </svg>
              <strong>{badge.rating}</strong> {badge.label}
            </SmartLink>
          )}
        </div>
      </Container>
    </section>
  );
}

const star =
  "M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z";

/** Above the table on larger screens. */
const above: CSSObject = {
  [media.medium]: { order: -1 },
  [media.wide]: { paddingBottom: space.x4 },
};

const styles = createStyles({
  band: {
    paddingBlock: `${space.x3} ${space.x6}`,
    [media.medium]: { paddingTop: space.x8 },
  },
  // The HTML has the order of phones, so that the focus follows it.
  page: {
    ...withAccount,
    "& > *": { gridColumn: "1 / -1" },
    h1: { paddingBottom: space.x2, ...above },
    // Keeps the last lines below the screen until the table arrives, which would push them down.
    [media.belowMedium]: {
      display: "flex",
      flexDirection: "column",
      minHeight: `calc(100svh + ${headerHeight})`,
    },
  },
  lead: {
    ...leadText,
    p: { textWrap: "balance" },
    paddingBottom: space.x3,
    ...above,
    "&&": { gridColumn: 1 },
  },
  figures: { strong: smallFigure },
  // On phones below the table, since the first client must be in sight.
  badge: {
    ...labelText,
    display: "inline-flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: space.x6,
    textDecoration: "none",
    [media.medium]: { order: -1, paddingBottom: space.x3 },
    // On the last line of the text.
    [media.wide]: {
      "&&": { gridColumn: 2 },
      placeSelf: "end",
      paddingBottom: space.x4,
    },
    svg: { width: "1rem", fill: color.gold },
  },
  foot: {
    ...labelText,
    paddingTop: space.x3,
    color: color.inkSoft,
    [media.medium]: {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      columnGap: space.x6,
    },
    // On phones, its last word moves to another line in the web font.
    "p > a:last-child": { whiteSpace: "nowrap" },
    // The link is in one line.
    "& > :last-child": { flex: "none" },
  },
});

export const heroReportFragment = graphql`
  fragment HeroReport on HeroReport {
    label
    columns
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
