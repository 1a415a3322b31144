import { graphql } from "gatsby";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import {
  color,
  css,
  media,
  numeral,
  rule,
  size,
  space,
  splitAt,
  stack,
} from "../../theme";

/** Numbered steps on one rule, which ends in the point of the logo. */
export function Steps({ items, ...frame }: Queries.StepsSectionFragment) {
  return (
    <Section {...frame} headingSize="small">
      <ol
        css={[styles.list, items.length === 3 ? rows.three : rows.two]}
        data-reveal
      >
        {items.map(({ title, text }) => (
          <li key={title} css={styles.step}>
            <h3>{title}</h3>
            <RichText html={text.html} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const point = space.x4;

const styles = {
  list: css({
    counterReset: "step",
    display: "grid",
    gap: space.x6,
  }),
  step: css(stack(space.x3), {
    counterIncrement: "step",
    position: "relative",
    "&::before": {
      ...numeral,
      content: "counter(step)",
      [media.medium]: {
        marginBottom: space.x2,
        paddingBottom: space.x3,
        borderBottom: rule.strong,
      },
    },
    // On phones, the number is before the title, under the rule.
    [media.belowMedium]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "baseline",
      paddingTop: space.x2,
      borderTop: rule.strong,
      "& > div": { gridColumn: "1 / -1" },
    },
    "&:last-of-type::after": {
      content: '""',
      position: "absolute",
      top: `calc(-1px - ${point} / 2)`,
      [media.medium]: {
        top: `calc(${size.figure} + ${space.x3} + 1px - ${point} / 2)`,
      },
      insetInlineEnd: 0,
      width: point,
      height: point,
      borderRadius: "50%",
      background: color.maple,
      // Forced colors remove backgrounds.
      border: `1px solid ${color.maple}`,
    },
  }),
};

/** The rule continues through the space between steps of one row. */
const untilNext = { "&::before": { marginInlineEnd: `-${space.x6}` } };

const rows = {
  two: css({
    [media.medium]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "& > :nth-of-type(odd):not(:last-of-type)": untilNext,
    },
    [media.wide]: {
      ...splitAt(4, 7, 10),
      "& > :not(:last-of-type)": untilNext,
    },
  }),
  three: css({
    [media.medium]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > :not(:last-of-type)": untilNext,
    },
    [media.wide]: splitAt(5, 9),
  }),
};

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
    ...SectionFrame
    items {
      title
      text {
        html
      }
    }
  }
`;
