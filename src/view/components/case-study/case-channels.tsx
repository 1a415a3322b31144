import { graphql } from "gatsby";
import {
  color,
  createStyles,
  font,
  labelText,
  rule,
  size,
  space,
  stack,
} from "../../theme";
import { Section } from "../section/section";
import { PlusSign } from "../ui/plus-sign";
import { ProseText } from "../ui/prose-text";

interface CaseChannelsProps {
  heading: string;
  caseStudy: Queries.CaseChannelsFragment;
}

/** The work in each channel: its heading opens the text. */
export function CaseChannels({ heading, caseStudy }: CaseChannelsProps) {
  return (
    <Section anchor={null} tone="paper" heading={heading} headingSize="large">
      <ol>
        {caseStudy.channels.map((channel) => (
          <li key={channel.name} css={styles.channel}>
            <details>
              <summary>
                <span css={styles.words}>
                  <span css={styles.name}>{channel.name}</span>
                  <h3 css={styles.heading}>{channel.heading}</h3>
                </span>
                <PlusSign />
              </summary>
              <div css={styles.text}>
                <ProseText html={channel.text.html} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const styles = createStyles({
  channel: { borderTop: rule.hairline },
  words: { ...stack(space.x1), paddingBlock: space.x2 },
  name: { ...labelText, fontWeight: 600, color: color.spruce },
  heading: {
    fontFamily: font.display,
    fontSize: size.h2Small,
    lineHeight: 1.1,
  },
  text: { paddingBottom: space.x6 },
});

export const caseChannelsFragment = graphql`
  fragment CaseChannels on CaseStudy {
    channels {
      name
      heading
      text {
        html
      }
    }
  }
`;
