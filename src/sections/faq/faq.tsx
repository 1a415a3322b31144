import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/ui/band";
import { RichText } from "../../components/ui/rich-text";
import { SectionHeader } from "../../components/ui/section-header";
import { media } from "../../theme/media";
import { font, rule, size, space } from "../../theme/tokens";

/** Questions that open one at a time: `<details name>` does it without a script. */
export function Faq({ anchor, tone, kicker, heading, text, items }: Queries.FaqSectionFragment) {
  const groupName = useId();
  return (
    <Band anchor={anchor} tone={tone}>
      <div css={styles.grid}>
        <SectionHeader kicker={kicker} heading={heading} text={text} />
        <div>
          {items.map(({ title, text: answer }) => (
            <details key={title} name={groupName} css={styles.item}>
              <summary css={styles.question}>
                <h3 css={styles.title}>{title}</h3>
                <svg css={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M2 10h16" />
                  <path d="M10 2v16" />
                </svg>
              </summary>
              <div css={styles.answer}>
                <RichText html={answer.html} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}

const styles = {
  grid: css({
    display: "grid",
    gap: space.x8,
    [media.wide]: { gridTemplateColumns: "5fr 7fr", gap: space.x16 },
  }),
  item: css({
    borderBottom: rule.hairline,
    "&:first-of-type": { borderTop: rule.hairline },
    "&[open] path:last-of-type": { opacity: 0 },
  }),
  question: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x4,
    minHeight: space.x16,
    paddingBlock: space.x3,
  }),
  title: css({ fontFamily: font.display, fontSize: size.h3, lineHeight: 1.25 }),
  sign: css({ flex: "none", width: "1.125rem", stroke: "currentColor", strokeWidth: 1.5 }),
  answer: css({ paddingBottom: space.x6, maxWidth: "60ch" }),
};

export const faqSectionFragment = graphql`
  fragment FaqSection on FaqSection {
    anchor
    tone
    kicker
    heading
    text {
      html
    }
    items {
      title
      text {
        html
      }
    }
  }
`;
