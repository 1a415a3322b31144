import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { Band } from "../../components/section/band";
import { Columns } from "../../components/section/columns";
import { PlusSign } from "../../components/ui/plus-sign";
import { RichText } from "../../components/ui/rich-text";
import { SectionHeader } from "../../components/section/section-header";
import { font, media, rule, size, space } from "../../theme/tokens";

/** Questions that open one at a time with `<details name>`, without JavaScript. */
export function Faq({ items, ...frame }: Queries.FaqSectionFragment) {
  const groupName = useId();
  return (
    <Band {...frame}>
      <Columns start={5}>
        <div css={styles.head}>
          <SectionHeader {...frame} headingSize="small" />
        </div>
        <div>
          {items.map(({ title, text }) => (
            <details key={title} name={groupName} css={styles.item}>
              <summary css={styles.question}>
                <h3 css={styles.title}>{title}</h3>
                <PlusSign />
              </summary>
              <div css={styles.answer}>
                <RichText html={text.html} />
              </div>
            </details>
          ))}
        </div>
      </Columns>
    </Band>
  );
}

const styles = {
  // The heading and the first question share a baseline.
  head: css({ [media.wide]: { paddingTop: "0.9375rem" } }),
  item: css({ borderBottom: rule.hairline, "&:first-of-type": { borderTop: rule.hairline } }),
  question: css({ minHeight: space.x16, paddingBlock: space.x3 }),
  title: css({ fontFamily: font.label, fontSize: size.h3, lineHeight: 1.25 }),
  answer: css({ paddingBottom: space.x6, maxWidth: "60ch" }),
};

export const faqSectionFragment = graphql`
  fragment FaqSection on FaqSection {
    ...SectionOpening
    items {
      title
      text {
        html
      }
    }
  }
`;
