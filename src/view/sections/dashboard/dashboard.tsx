import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { SampleNotice, tab } from "../../components/ui/sample-notice";
import { Band } from "../../components/section/band";
import { showSelectedOption } from "../../components/ui/radio-switch";
import { SectionHeader } from "../../components/section/section-header";
import {
  color,
  createStyles,
  font,
  labelText,
  measure,
  media,
  radius,
  rule,
  size,
  softText,
  space,
  splitAt,
  stack,
  withAccount,
} from "../../theme";
import { ClientStrip } from "./client-strip";
import { KeywordTable } from "./keyword-table";
import {
  marked,
  noteParts,
  ReportMark,
  ReportNote,
  thread,
} from "./report-note";
import { SalesPanel } from "./sales-panel";

/** The sample dashboard. CSS alone shows the figures of the period whose radio is checked. */
export function Dashboard(props: Queries.DashboardSectionFragment) {
  const { sampleNotice, sales, tiles, keywords, notes, strip, ...words } =
    props;
  const { text, ...frame } = words;
  const id = frame.anchor ?? "dashboard";
  const last = tiles.length - 1;
  return (
    <>
      <Band {...frame} isDesk hasAccount>
        <div css={styles.head}>
          <SectionHeader {...frame} headingSize="large" />
          {text && <RichText css={styles.source} html={text.html} />}
        </div>
        <div css={styles.annotated}>
          <div
            css={[styles.sheet, showSelectedOption(sales.periods.length)]}
            data-tone="paper"
          >
            <SampleNotice css={tab}>{sampleNotice}</SampleNotice>
            <SalesPanel id={id} sales={sales} isMarked={notes !== null} />
            <dl css={styles.tiles}>
              {tiles.map(({ label, meaning, periods }, place) => (
                <div key={label} css={styles.tile}>
                  <dt css={styles.name}>
                    <strong>{label}</strong>{" "}
                    <span css={softText}>{meaning}</span>
                  </dt>
                  {periods.map(({ value, change }, index) => (
                    <dd
                      key={index}
                      css={[styles.ratio, notes && place === last && thread]}
                      data-option={index}
                    >
                      <span css={styles.marked}>
                        <strong css={styles.value}>{value}</strong>
                        {notes && place === last && <ReportMark part="ratio" />}
                      </span>{" "}
                      <span css={styles.change}>{change}</span>
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
            <KeywordTable
              id={id}
              keywords={keywords}
              isMarked={notes !== null}
            />
          </div>
          {notes && (
            <ol css={styles.notes}>
              {noteParts.map((part) => (
                <ReportNote key={part} part={part} note={notes[part]} />
              ))}
            </ol>
          )}
        </div>
      </Band>
      {strip && <ClientStrip {...strip} />}
    </>
  );
}

const styles = createStyles({
  head: [
    withAccount,
    {
      display: "grid",
      gap: space.x3,
      alignItems: "end",
      paddingBottom: space.x8,
    },
  ],
  source: labelText,
  annotated: {
    display: "grid",
    gap: space.x4,
    [media.wide]: {
      ...splitAt(10),
      gridTemplateRows: "repeat(5, auto)",
      rowGap: 0,
      "& > ol": { gridArea: "1 / 2 / -1 / auto" },
    },
  },
  notes: {
    ...labelText,
    ...stack(space.x2),
    paddingInlineStart: space.x6,
    listStyle: "decimal",
    "li::marker": { color: color.mapleDeep, fontWeight: 650 },
    [media.medium]: { gridTemplateColumns: "1fr 1fr", columnGap: space.x12 },
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "subgrid",
      alignContent: "stretch",
      rowGap: 0,
      paddingInlineStart: 0,
    },
  },
  sheet: {
    // The report's own padding on its right.
    "--edge": space.x8,
    position: "relative",
    isolation: "isolate",
    display: "grid",
    borderRadius: radius.input,
    fontFamily: font.label,
    fontVariantNumeric: "tabular-nums",
    [media.wide]: {
      gridArea: "1 / 1 / -1 / auto",
      gridTemplateRows: "subgrid",
      borderRadius: `0 ${radius.input} ${radius.input} 0`,
      // To the window's left edge.
      "&::before": {
        content: '""',
        position: "absolute",
        zIndex: -2,
        insetBlock: 0,
        right: "100%",
        width: `max(${space.x8}, 50vw - ${measure.page} / 2 + ${space.x8})`,
        background: "inherit",
      },
    },
  },
  tiles: {
    display: "grid",
    // Stacked at 200% text size.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
    borderTop: rule.hairline,
  },
  tile: {
    display: "grid",
    alignContent: "space-between",
    gap: space.x2,
    padding: `${space.x4} ${space.x1} ${space.x4} ${space.x2}`,
    "& + &": { borderLeft: rule.hairline },
    "&:first-of-type": { paddingLeft: space.x4 },
    [media.medium]: {
      padding: `${space.x4} ${space.x4} ${space.x4} ${space.x6}`,
      "&:first-of-type": { paddingLeft: space.x8 },
    },
    [media.wide]: { "&:first-of-type": { paddingLeft: 0 } },
  },
  name: { lineHeight: 1.3, strong: { display: "block" } },
  ratio: { "--edge": space.x4, position: "relative" },
  marked: [marked, { display: "inline-block" }],
  value: {
    display: "block",
    whiteSpace: "nowrap",
    fontSize: size.h2,
    lineHeight: 1.1,
    letterSpacing: "-0.02em",
  },
  change: { ...softText, display: "block" },
});

export const dashboardSectionFragment = graphql`
  fragment DashboardSection on DashboardSection {
    ...SectionOpening
    sampleNotice
    notes {
      total {
        ...ReportNote
      }
      days {
        ...ReportNote
      }
      ratio {
        ...ReportNote
      }
      keywords {
        ...ReportNote
      }
    }
    sales {
      title
      periodsLabel
      dayColumn
      beforeLabel
      lastDay
      days
      periods {
        label
        length
        total
        change
        summary
      }
    }
    tiles {
      label
      meaning
      periods {
        value
        change
      }
    }
    strip {
      ...ClientStrip
    }
    keywords {
      title
      columns {
        keyword
        position
        change
        volume
        clicks
      }
      moves {
        up
        down
        none
      }
      rows {
        keyword
        volume
        periods {
          position
          change
          clicks
        }
      }
    }
  }
`;
