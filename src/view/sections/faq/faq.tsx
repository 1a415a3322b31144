import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/ui/rich-text";
import { createStyles, media, rule, space } from "../../theme";

type Questions = Queries.FaqSectionFragment;

/** Questions that open one at a time with `<details name>`, without JavaScript. */
export function Faq({
  items,
  ...frame
}: Partial<Questions> & Pick<Questions, "heading" | "items">) {
  const groupName = useId();
  return (
    <Section {...frame} headingSize="small" isBeside>
      <div css={styles.list}>
        {items.map(({ title, text }) => (
          <details key={title} name={groupName} css={styles.item} data-row>
            <summary css={styles.question}>
              <h3>{title}</h3>
            </summary>
            <RichText css={styles.answer} html={text.html} />
          </details>
        ))}
      </div>
    </Section>
  );
}

const styles = createStyles({
  // The heading and the first question share a baseline.
  list: { [media.wide]: { marginTop: "-0.75rem" } },
  item: { borderTop: rule.hairline },
  question: { paddingBlock: space.x3 },
  answer: { paddingBottom: space.x6, maxWidth: "60ch" },
});

export const faqSectionFragment = graphql`
  fragment FaqSection on FaqSection {
    ...SectionFrame
    items {
      title
      text {
        html
      }
    }
  }
`;
