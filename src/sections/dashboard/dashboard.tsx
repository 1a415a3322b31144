import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleNotice } from "../../components/ui/sample-notice";
import { Band } from "../../components/section/band";
import { RichText } from "../../components/ui/rich-text";
import { media } from "../../theme/media";
import { color, radius, rule, size, space } from "../../theme/tokens";
import { KeywordTable } from "./keyword-table";
import { MetricTiles } from "./metric-tiles";
import { SalesPanel } from "./sales-panel";

/** The sample dashboard: one sheet of the ledger with sales, ratios and search positions. */
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
      <div css={styles.sheet}>
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
    [media.wide]: { gridTemplateColumns: "2fr 1fr" },
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
