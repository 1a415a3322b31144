import { graphql } from "gatsby";
import { GrowthTable } from "../../components/case-study/growth-table";
import { Section, atHeading } from "../../components/section/section";
import { RichText } from "../../components/ui/rich-text";
import { color, css, growing, space } from "../../theme";

/** Shares of a whole as bars on one scale, with the section's text as a note next to the heading. */
export function FactorBars({
  columns,
  items,
  text: note,
  ...frame
}: Queries.FactorBarsSectionFragment) {
  const rows = items.map(({ label, share, explanation }) => ({
    name: label,
    level: undefined,
    growth: (
      <>
        <span css={[styles.bar, { width: `${share}%` }]} />
        {explanation}
      </>
    ),
    figure: `${share}%`,
  }));
  return (
    <Section {...frame} headingSize="small" hasAccount>
      <GrowthTable
        label={frame.heading}
        headings={[columns.factor, columns.meaning, columns.share]}
        rows={rows}
      />
      {note && <RichText css={atHeading} html={note.html} />}
    </Section>
  );
}

const styles = {
  // Forced colors remove backgrounds, so the bar needs a border.
  bar: css({
    display: "block",
    height: space.x6,
    marginBottom: space.x2,
    border: `1px solid ${color.spruce}`,
    background: color.spruce,
    viewTimelineName: "--bar",
    ...growing,
  }),
};

export const factorBarsSectionFragment = graphql`
  fragment FactorBarsSection on FactorBarsSection {
    ...SectionOpening
    columns {
      factor
      meaning
      share
    }
    items {
      label
      share
      explanation: text
    }
  }
`;
