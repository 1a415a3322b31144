import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../components/ui/icon";
import { RichText } from "../../components/ui/rich-text";
import { Section } from "../../components/section/section";
import { color, font, media, size, space } from "../../theme/tokens";

export function Steps({ items, ...frame }: Queries.StepsSectionFragment) {
  return (
    <Section {...frame}>
      <ol css={[styles.list, items.length > 3 ? rows.two : rows.one]} data-reveal>
        {items.map(({ icon, title, text }) => (
          <li key={title} css={styles.step}>
            {icon && <Icon name={icon} css={styles.icon} />}
            <h3>{title}</h3>
            <RichText html={text.html} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const styles = {
  list: css({ counterReset: "step", display: "grid", gap: space.x6 }),
  step: css({
    counterIncrement: "step",
    position: "relative",
    display: "grid",
    alignContent: "start",
    gap: space.x3,
    paddingTop: space.x4,
    borderTop: `2px solid ${color.spruce}`,
    "&::before": {
      content: "counter(step)",
      fontFamily: font.label,
      fontSize: size.figure,
      fontWeight: 700,
      lineHeight: 1,
      color: color.spruce,
      fontVariantNumeric: "tabular-nums",
    },
    [media.belowMedium]: {
      paddingInlineStart: space.x12,
      "&::before": { position: "absolute", top: space.x3, left: 0 },
    },
  }),
  icon: css({ position: "absolute", top: space.x6, right: 0 }),
};

const abreast: CSSObject = { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" };

/** Up to three steps in a row from medium screens up; more in pairs until the screen is wide. */
const rows = {
  one: css({ [media.medium]: abreast }),
  two: css({
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "none", ...abreast },
  }),
};

export const stepsSectionFragment = graphql`
  fragment StepsSection on StepsSection {
    ...SectionOpening
    tone
    items {
      icon
      title
      text {
        html
      }
    }
    actions {
      ...Action
    }
  }
`;
