import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { RuledTable } from "../../components/ui/ruled-table";
import { Section } from "../../components/section/section";
import { color, font, media, size, space } from "../../theme/tokens";

/** A store owner's problems, each with the solution. */
export function ProblemList({ columns, items, ...frame }: Queries.ProblemListSectionFragment) {
  return (
    <Section {...frame} isRuled>
      <RuledTable label={frame.heading} headings={[columns.problem, columns.solution]}>
        {items.map(({ title, text, solution }) => (
          <tr key={title}>
            <th scope="row" css={styles.problem}>
              <strong css={styles.title}>{title}</strong>
              <RichText html={text.html} />
            </th>
            <td css={styles.solution}>
              <span css={styles.label} aria-hidden="true">
                {columns.solution}
              </span>
              <RichText html={solution.html} />
            </td>
          </tr>
        ))}
      </RuledTable>
    </Section>
  );
}

const styles = {
  problem: css({
    color: color.inkSoft,
    fontWeight: 400,
    [media.medium]: { "&&": { paddingRight: space.x8 } },
  }),
  // A table's row heading has no heading inside.
  title: css({
    display: "block",
    marginBottom: space.x2,
    fontFamily: font.label,
    fontSize: size.h3,
    lineHeight: 1.2,
    color: color.ink,
  }),
  solution: css({
    [media.belowMedium]: {
      borderLeft: `3px solid ${color.spruce}`,
      "&&": { paddingLeft: space.x4 },
    },
  }),
  // Stacked entries no longer have a column heading.
  label: css({
    display: "block",
    fontSize: size.small,
    fontWeight: 600,
    color: color.spruce,
    [media.medium]: { display: "none" },
  }),
};

export const problemListSectionFragment = graphql`
  fragment ProblemListSection on ProblemListSection {
    ...SectionOpening
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
    actions {
      ...Action
    }
  }
`;
