import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/ui/rich-text";
import { color, css, font, gap, media, size, space, stack } from "../../theme";

/** Steps on one line, which ends at the point: across the page on wide screens, down it on small ones. */
export function Timeline(props: Queries.TimelineSectionFragment) {
  const { items, lanes, ...frame } = props;
  return (
    <Section {...frame} headingSize="large">
      <ol css={styles.line}>
        {items.map(({ day, title, text, yours, isGoal }) => (
          <li
            key={title}
            css={[styles.item, lanes && styles.laned, isGoal && styles.goal]}
          >
            <p css={styles.day}>{day}</p>
            <h3>{title}</h3>
            <div>
              {lanes && <p css={styles.day}>{lanes.ours}</p>}
              <RichText html={text.html} />
            </div>
            {yours && (
              <div css={styles.yours}>
                {lanes && <p css={styles.day}>{lanes.yours}</p>}
                <p>{yours}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const line = `2px solid ${color.ink}`;

const styles = {
  line: css({
    display: "grid",
    [media.wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: gap,
      // The line runs through the gaps.
      borderTop: line,
    },
  }),
  item: css(stack(space.x2), {
    position: "relative",
    paddingBottom: space.x6,
    paddingLeft: space.x6,
    borderLeft: line,
    [media.wide]: {
      paddingBlock: `${space.x6} 0`,
      paddingLeft: 0,
      borderLeft: 0,
    },
    // A tick for each step, and the point at the last one.
    "&::before": {
      content: '""',
      position: "absolute",
      background: color.ink,
      ...{ top: "0.6em", left: 0, width: space.x3, height: "0.125rem" },
      [media.wide]: { top: "-0.5rem", width: "0.125rem", height: space.x4 },
    },
    "&:last-of-type": { borderColor: "transparent" },
  }),
  // The lanes of all steps are on the same lines.
  laned: css({
    fontSize: size.small,
    [media.wide]: { gridRow: "span 4", gridTemplateRows: "subgrid" },
  }),
  // Marked by the point, under a rule of its own.
  yours: css({
    position: "relative",
    paddingTop: space.x3,
    borderTop: `5px double ${color.maple}`,
  }),
  goal: css({
    "&::before": {
      ...{ width: space.x4, height: space.x4, left: "-0.5rem", top: "0.2em" },
      borderRadius: "50%",
      background: color.maple,
      [media.wide]: { left: 0, top: "-0.5rem" },
    },
  }),
  day: css({ fontFamily: font.label, fontSize: size.small, fontWeight: 650 }),
};

export const timelineSectionFragment = graphql`
  fragment TimelineSection on TimelineSection {
    ...SectionFrame
    lanes {
      ours
      yours
    }
    items {
      day
      title
      isGoal
      text {
        html
      }
      yours
    }
  }
`;
