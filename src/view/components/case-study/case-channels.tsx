import { graphql } from "gatsby";
import {
  color,
  createStyles,
  labelText,
  rule,
  smallHeading,
  space,
} from "../../theme";
import { Section } from "../section/section";
import { ProseText } from "../ui/prose-text";

interface CaseChannelsProps {
  heading: string;
  caseStudy: Queries.CaseChannelsFragment;
}

/** The work in each channel: its heading opens the text. */
export function CaseChannels({ heading, caseStudy }: CaseChannelsProps) {
  return (
    <Section heading={heading} headingSize="large">
      <ol>
        {caseStudy.channels.map((channel) => (
          <li key={channel.name} css={styles.channel}>
            <details>
              <summary>
                <h3 css={styles.heading}>
                  <span css={styles.name}>{channel.name}</span>{" "}
                  {channel.heading}
                </h3>
              </summary>
              <ProseText html={channel.text.html} />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const styles = createStyles({
  channel: {
    borderTop: rule.hairline,
    "& > [open]": { paddingBottom: space.x6 },
  },
  name: {
    ...labelText,
    display: "block",
    paddingBottom: space.x1,
    fontWeight: 600,
    color: color.spruce,
  },
  heading: { ...smallHeading, paddingBlock: space.x2 },
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
