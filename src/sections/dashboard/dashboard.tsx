import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Band } from "../../components/ui/band";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { KeywordTable } from "./keyword-table";
import { MetricTiles } from "./metric-tiles";
import { SalesPanel } from "./sales-panel";

/** The sample dashboard: one sheet of the ledger with sales, ratios and search positions. */
export function Dashboard({
  anchor,
  tone,
  kicker,
  heading,
  text,
  sampleNotice,
  sales,
  tiles,
  keywords,
}: Queries.DashboardSectionFragment) {
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={styles.stack}>
        <SectionHeader kicker={kicker} heading={heading} text={text} />
        <div css={styles.sheet}>
          <p css={styles.notice}>{sampleNotice}</p>
          <SalesPanel id={anchor ?? "dashboard"} sales={sales} />
          <MetricTiles tiles={tiles} />
          <KeywordTable keywords={keywords} />
        </div>
      </div>
    </Band>
  );
}

const styles = {
  stack: css({ display: "grid", gap: space.x16 }),
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
    [media.wide]: { gridTemplateColumns: "2fr 1fr" },
  }),
  // A tab on the sheet's upper edge: it speaks for everything below.
  notice: css({
    position: "absolute",
    top: 0,
    left: space.x4,
    translate: "0 -50%",
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    paddingInline: space.x3,
    border: rule.hairline,
    borderRadius: radius.pill,
    background: color.paper,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.9,
    "&::before": {
      content: '""',
      width: space.x2,
      height: space.x2,
      borderRadius: radius.pill,
      background: color.gold,
    },
    [media.medium]: { left: space.x8 },
  }),
};

export const dashboardSectionFragment = graphql`
  fragment DashboardSection on DashboardSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    sampleNotice
    sales {
      title
      periodsLabel
      dayColumn
      periods {
        label
        total
        change
        summary
        days
      }
    }
    tiles {
      label
      meaning
      value
      change
      trend
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
        position
        change
        volume
        clicks
      }
    }
  }
`;
