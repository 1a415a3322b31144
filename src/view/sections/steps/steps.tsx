import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/ui/rich-text";
import {
  color,
  createStyles,
  gap,
  labelText,
  media,
  numeral,
  size,
  space,
  stack,
} from "../../theme";

/** Steps on one line with a point at the goal: across the page on wide screens, down it on small ones. */
export function Steps(props: Queries.StepsSectionFragment) {
  const { items, lanes, ...frame } = props;
  const goal = items.find(({ isGoal }) => isGoal) ?? items.at(-1);
  return (
    <Section {...frame}>
      <ol css={styles.line}>
        {items.map((item) => (
          <li
            key={item.title}
            css={[
              styles.item,
              lanes && styles.laned,
              item === goal && styles.goal,
            ]}
          >
            {item.day && <p css={styles.label}>{item.day}</p>}
            <h3 css={!item.day && styles.numbered}>{item.title}</h3>
            <div>
              {lanes && <p css={styles.label}>{lanes.ours}</p>}
              <RichText html={item.text.html} />
            </div>
            {item.yours && (
              <div css={styles.yours}>
                {lanes && <p css={styles.label}>{lanes.yours}</p>}
                <p>{item.yours}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const line = `2px solid ${color.ink}`;

const styles = createStyles({
  line: {
    counterReset: "step",
    display: "grid",
    [media.wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: gap,
      // The line runs through the gaps.
      borderTop: line,
    },
  },
  item: {
    ...stack(space.x2),
    counterIncrement: "step",
    position: "relative",
    paddingBottom: space.x4,
    paddingLeft: space.x6,
    borderLeft: line,
    [media.belowMedium]: labelText,
    [media.wide]: {
      paddingBlock: `${space.x6} 0`,
      paddingLeft: 0,
      borderLeft: 0,
    },
    // A tick for each step, and the point at the goal.
    "&::before": {
      content: '""',
      position: "absolute",
      background: color.ink,
      ...{ top: "0.6em", left: 0, width: space.x3, height: "0.125rem" },
      [media.wide]: { top: "-0.5rem", width: "0.125rem", height: space.x4 },
    },
    "&:last-of-type": { borderColor: "transparent" },
  },
  // The lanes of all steps are on the same lines.
  laned: {
    fontSize: size.small,
    [media.wide]: { gridRow: "span 4", gridTemplateRows: "subgrid" },
  },
  // Screen readers number the list themselves.
  numbered: {
    "&::before": {
      ...numeral,
      content: 'counter(step) / ""',
      marginInlineEnd: space.x3,
      [media.wide]: { display: "block", marginBottom: space.x2 },
    },
  },
  // Marked by the point, under a rule of its own.
  yours: {
    position: "relative",
    paddingTop: space.x3,
    borderTop: `5px double ${color.maple}`,
  },
  goal: {
    "&::before": {
      ...{ width: space.x4, height: space.x4, left: "-0.5rem", top: "0.2em" },
      borderRadius: "50%",
      background: color.maple,
      // Forced colors remove backgrounds.
      border: `1px solid ${color.maple}`,
      [media.wide]: { left: 0, top: "-0.5rem" },
    },
  },
  label: { ...labelText, fontWeight: 650 },
});

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
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
