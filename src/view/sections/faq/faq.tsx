import { graphql } from "gatsby";
import { useId } from "react";
import { Section } from "../../components/section/section";
import { RichText } from "../../components/ui/rich-text";
import { createStyles, rule, space } from "../../theme";

type Questions = Queries.FaqSectionFragment;

/** Questions that open one at a time with `<details name>`, without JavaScript. */
export function Faq({
  items,
  ...frame
}: Partial<Questions> & Pick<Questions, "heading" | "items">) {
  const groupName = useId();
  return (
    <Section {...frame} isBeside>
      <div>
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
