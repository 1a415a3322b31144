import { graphql } from "gatsby";
import { listWorkingDays } from "../../../lib/format/working-days";
import { Section } from "../../components/section/section";
import { sheetGround } from "../../components/sheet/sheet-line";
import { ActionRow } from "../../components/ui/action-row";
import { SampleNotice } from "../../components/ui/sample-notice";
import {
  accountColumns,
  color,
  createStyles,
  labelText,
  maplePoint,
  media,
  numeral,
  rule,
  size,
  space,
  spread,
} from "../../theme";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** A sample month on a calendar, and in the account column how often each kind of day comes. On phones, a list of days above the counts. */
export function Month({
  sampleNotice,
  planNote,
  firstDay,
  days,
  kinds,
  ...frame
}: Queries.MonthSectionFragment) {
  const dates = listWorkingDays(firstDay, days.length);
  const nameOf = (kind: Queries.DayKind) =>
    kinds.find((each) => each.kind === kind)?.name;
  return (
    <Section {...frame} headingSize="large" ruleFrom="wide">
      <div css={styles.sheet}>
        <div css={styles.calendar}>
          <div css={styles.top}>
            <p>{planNote}</p>
            <SampleNotice>{sampleNotice}</SampleNotice>
          </div>
          <ol css={styles.days}>
            {days.map(({ kind, instead, text }, index) => (
              <li key={index} css={styles.day}>
                <time dateTime={dates[index]} css={styles.date}>
                  <span css={styles.weekday}>{weekdays[index % 5]}</span>{" "}
                  {Number(dates[index]?.slice(8))}
                </time>
                <p css={[styles.tile, styles[kind]]}>
                  <span css={styles.kind}>{nameOf(kind)}</span>{" "}
                  {instead && <del css={styles.instead}>{instead}</del>} {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <dl css={styles.counts}>
          {kinds.map(({ kind, plural, action }) => (
            <div key={kind} css={styles.count}>
              <dt>{plural}</dt>
              <dd css={[styles.number, kind === "you" && styles.yours]}>
                {days.filter((day) => day.kind === kind).length}
              </dd>
              <dd css={styles.link}>
                <ActionRow actions={[action]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const styles = createStyles({
  sheet: { [media.wide]: accountColumns },
  calendar: { ...sheetGround(color.birch), paddingBlock: space.x4 },
  top: {
    ...labelText,
    ...spread,
    paddingBottom: space.x4,
  },
  days: {
    [media.abreast]: {
      display: "grid",
      gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
      gap: `${space.x4} ${space.x3}`,
    },
  },
  day: {
    ...labelText,
    display: "grid",
    gridTemplateColumns: "min(4.25rem, 22%) minmax(0, 1fr)",
    alignItems: "center",
    borderTop: rule.hairline,
    [media.abreast]: { gridTemplate: "auto 1fr / 100%", alignItems: "stretch" },
  },
  date: { fontVariantNumeric: "tabular-nums", lineHeight: 1.75 },
  // On the calendar, the first week has the names of all columns.
  weekday: {
    [media.abreast]: { "li:nth-of-type(n + 6) &": { display: "none" } },
  },
  tile: {
    padding: `${space.x1} ${space.x3}`,
    lineHeight: 1.25,
    fontWeight: 500,
    [media.abreast]: { minHeight: "5rem", padding: `${space.x3} ${space.x2}` },
  },
  kind: {
    fontWeight: 700,
    [media.abreast]: { display: "block", marginBottom: space.x1 },
  },
  instead: {
    display: "block",
    textDecoration:
      "line-through 1px color-mix(in srgb, currentColor 60%, transparent)",
    marginBottom: space.x1,
    fontWeight: 400,
  },
  email: {
    background: color.white,
    [media.abreast]: { boxShadow: `inset 0 4px ${color.maple}` },
  },
  ad: { background: color.gold },
  post: { background: color.mint },
  report: {
    background: color.spruce,
    color: color.paper,
    [media.print]: { color: color.ink },
  },
  you: {
    border: `1.5px dashed ${color.inkSoft}`,
    "& > span::before": {
      ...maplePoint,
      display: "inline-block",
      marginInlineEnd: space.x2,
    },
  },
  counts: {
    display: "grid",
    marginTop: space.x3,
    borderTop: rule.strong,
    alignContent: "start",
    [media.wide]: { gridAutoRows: "1fr", marginTop: "3.9rem" },
  },
  count: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "center",
    alignItems: "baseline",
    columnGap: space.x3,
    paddingBlock: space.x1,
    borderBottom: rule.hairline,
    [media.belowWide]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
    dt: { fontSize: size.h3, fontWeight: 600 },
  },
  number: [numeral, { gridColumn: -2 }],
  yours: { color: "var(--accent)" },
  link: {
    gridColumn: "1 / -1",
    // Between the name and the number.
    [media.belowWide]: { gridArea: "1 / 2" },
    "& a": { fontSize: size.small, paddingBlock: space.x1 },
  },
});

export const monthSectionFragment = graphql`
  fragment MonthSection on MonthSection {
    ...SectionFrame
    deskObject {
      ...VectorDrawing
    }
    sampleNotice
    planNote
    firstDay
    days {
      kind
      instead
      text
    }
    kinds {
      kind
      name
      plural
      action {
        ...Action
      }
    }
  }
`;
