import { graphql } from "gatsby";
import { SampleNotice } from "../../components/ui/sample-notice";
import { Band } from "../../components/section/band";
import { showSelectedOption } from "../../components/ui/radio-switch";
import { SectionHeader } from "../../components/section/section-header";
import {
  color,
  css,
  font,
  labelText,
  media,
  radius,
  rule,
  size,
  softText,
  space,
  splitAt,
  stack,
} from "../../theme";
import { KeywordTable } from "./keyword-table";
import { SalesPanel } from "./sales-panel";

/** The sample dashboard. CSS alone shows the figures of the period whose radio is checked. */
export function Dashboard(props: Queries.DashboardSectionFragment) {
  const { sampleNotice, sales, tiles, keywords, notes, ...frame } = props;
  const id = frame.anchor ?? "dashboard";
  return (
    <Band {...frame} hasAccount>
      <div css={styles.head}>
        <SectionHeader {...frame} />
      </div>
      <div css={styles.annotated}>
        <div
          css={[styles.sheet, showSelectedOption(sales.periods.length)]}
          data-tone="paper"
        >
          <SampleNotice>{sampleNotice}</SampleNotice>
          <SalesPanel id={id} sales={sales} />
          <dl css={styles.tiles}>
            {tiles.map(({ label, meaning, periods }) => (
              <div key={label} css={styles.tile}>
                <dt css={styles.name}>
                  <strong>{label}</strong> <span css={softText}>{meaning}</span>
                </dt>
                {periods.map(({ value, change }, index) => (
                  <dd key={index} data-option={index}>
                    <strong css={styles.value}>{value}</strong>{" "}
                    <span css={softText}>{change}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <KeywordTable id={id} keywords={keywords} />
        </div>
        {notes && (
          <ul css={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Band>
  );
}

const styles = {
  head: css({ paddingBottom: space.x6, [media.wide]: { maxWidth: "72%" } }),
  annotated: css({ display: "grid", gap: space.x6, [media.wide]: splitAt(10) }),
  notes: css(labelText, stack(space.x6), {
    alignContent: "space-around",
    li: { position: "relative" },
    // A thread from the note to the report, with a ring at its end.
    [media.wide]: {
      "li::before": {
        content: '""',
        position: "absolute",
        top: "0.7em",
        right: "calc(100% + 0.5rem)",
        width: "1.25rem",
        borderTop: `1.5px solid ${color.maple}`,
      },
      "li::after": {
        content: '""',
        position: "absolute",
        top: "calc(0.7em - 0.375rem)",
        right: "calc(100% + 1.75rem)",
        width: space.x3,
        height: space.x3,
        border: `1.5px solid ${color.maple}`,
        borderRadius: "50%",
      },
    },
  }),
  sheet: css({
    position: "relative",
    display: "grid",
    border: rule.hairline,
    borderRadius: radius.card,
    fontFamily: font.label,
    fontVariantNumeric: "tabular-nums",
  }),
  tiles: css({
    display: "grid",
    // Stacked at 200% text size.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
    borderTop: rule.hairline,
  }),
  tile: css({
    display: "grid",
    alignContent: "space-between",
    gap: space.x2,
    padding: `${space.x4} ${space.x1} ${space.x4} ${space.x2}`,
    "& + &": { borderLeft: rule.hairline },
    "&:first-of-type": { paddingLeft: space.x4 },
    [media.medium]: {
      padding: `${space.x6} ${space.x4}`,
      "&:first-of-type": { paddingLeft: space.x8 },
    },
  }),
  name: css({ lineHeight: 1.3, strong: { display: "block" } }),
  value: css({
    whiteSpace: "nowrap",
    fontSize: size.h2,
    lineHeight: 1.1,
    letterSpacing: "-0.02em",
  }),
};

export const dashboardSectionFragment = graphql`
  fragment DashboardSection on DashboardSection {
    ...SectionOpening
    sampleNotice
    notes
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
