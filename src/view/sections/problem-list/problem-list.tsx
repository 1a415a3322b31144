import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { RuledTable } from "../../components/ui/ruled-table";
import { Section } from "../../components/section/section";
import { color, css, media, size, space } from "../../theme";

/** A store owner's problems, each with the solution. */
export function ProblemList({
  columns,
  items,
  ...frame
}: Queries.ProblemListSectionFragment) {
  return (
    <Section {...frame} headingSize="small">
      <RuledTable
        label={frame.heading}
        headings={[columns.problem, columns.solution]}
        rows={items.map(({ title, text, solution }) => [
          <>
            <strong>{title}</strong>
            <RichText html={text.html} />
          </>,
          <RichText html={solution.html} />,
        ])}
        css={styles.table}
      />
    </Section>
  );
}

const styles = {
  table: css({
    "tbody th": {
      color: color.inkSoft,
      fontWeight: 400,
      [media.medium]: { paddingRight: space.x8 },
    },
    // A table's row heading has no heading inside.
    "th > strong": {
      display: "block",
      marginBottom: space.x2,
      fontSize: size.h3,
      lineHeight: 1.2,
      color: color.ink,
    },
    td: {
      [media.belowMedium]: {
        borderLeft: `3px solid ${color.spruce}`,
        paddingLeft: space.x4,
        // Stacked entries no longer have a column heading; screen readers still read it.
        "&::before": {
          content: 'attr(data-label) / ""',
          display: "block",
          fontSize: size.small,
          fontWeight: 600,
          color: color.spruce,
        },
      },
    },
  }),
};

export const problemListSectionFragment = graphql`
  fragment ProblemListSection on ProblemListSection {
    ...SectionFrame
    columns {
      problem
      solution
    }
    items {
      title
      text {
        html
      }
      solution {
        html
      }
    }
  }
`;
