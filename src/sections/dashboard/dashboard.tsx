import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleNotice } from "../../components/ui/sample-notice";
import { Band } from "../../components/section/band";
import { showChosenOf } from "../../components/ui/radio-switch";
import { RichText } from "../../components/ui/rich-text";
import { media } from "../../theme/media";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { KeywordTable } from "./keyword-table";
import { MetricTiles } from "./metric-tiles";
import { SalesPanel } from "./sales-panel";

/**
 * The sample dashboard: one sheet of the ledger with sales, ratios and search positions. The figures of every period
 * are in the HTML; the checked radio decides in CSS alone which of them are seen.
 */
export function Dashboard({
  sampleNotice,
  sales,
  tiles,
  keywords,
  anchor,
  tone,
  heading,
  text,
}: Queries.DashboardSectionFragment) {
  const id = anchor ?? "dashboard";
  return (
    <Band anchor={anchor} tone={tone}>
      {/* The sheet itself is what one meets. */}
      <h2 className="visually-hidden">{heading}</h2>
      <div css={[styles.sheet, showChosenOf(sales.periods.length)]}>
        <SampleNotice>{sampleNotice}</SampleNotice>
        <SalesPanel id={id} sales={sales} />
        <MetricTiles tiles={tiles} />
        <KeywordTable id={id} keywords={keywords} />
      </div>
      {text && (
        <div css={styles.note}>
          <RichText html={text.html} />
        </div>
      )}
    </Band>
  );
}

const styles = {
  note: css({ marginTop: space.x4, fontSize: size.small }),
  sheet: css({
    position: "relative",
    display: "grid",
    minWidth: 0,
    border: rule.hairline,
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    // The sheet is light on the dark band too.
    "& :focus-visible": { outlineColor: color.maple },
    [media.wide]: { gridTemplate: "auto 1fr / 8fr 7fr" },
  }),
};

export const dashboardSectionFragment = graphql`
  fragment DashboardSection on DashboardSection {
    ...SectionOpening
    tone
    sampleNotice
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
