import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleNotice } from "../../components/ui/sample-notice";
import { Section } from "../../components/section/section";
import { media } from "../../theme/media";
import { color, radius, rule } from "../../theme/tokens";
import { KeywordTable } from "./keyword-table";
import { MetricTiles } from "./metric-tiles";
import { SalesPanel } from "./sales-panel";

/** The sample dashboard: one sheet of the ledger with sales, ratios and search positions. */
export function Dashboard({
  sampleNotice,
  sales,
  tiles,
  keywords,
  ...frame
}: Queries.DashboardSectionFragment) {
  const id = frame.anchor ?? "dashboard";
  return (
    <Section {...frame}>
      <div css={styles.sheet}>
        <SampleNotice>{sampleNotice}</SampleNotice>
        <SalesPanel id={id} sales={sales} />
        <MetricTiles tiles={tiles} />
        <KeywordTable id={id} keywords={keywords} />
      </div>
    </Section>
  );
}

const styles = {
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
