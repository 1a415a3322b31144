import { graphql } from "gatsby";
import { accountPart, css, rule, space } from "../../theme";
import { Section } from "../section/section";
import { CaseEntry } from "./case-entry";
import { pickFigures } from "./case-figure";

interface CaseChannelsProps {
  heading: string;
  caseStudy: Queries.CaseChannelsFragment;
}

/** The work in each channel, with its figures. The double rule is beside the channels that have some. */
export function CaseChannels({ heading, caseStudy }: CaseChannelsProps) {
  return (
    <Section anchor={null} tone="paper" heading={heading} headingSize="large">
      <ol>
        {caseStudy.channels.map((channel) => {
          const figures = pickFigures(caseStudy.figures, channel.figures ?? []);
          return (
            <li
              key={channel.name}
              css={[channelStyle, figures.length > 0 && accountPart]}
            >
              <CaseEntry
                label={channel.name}
                heading={channel.heading}
                level="h3"
                html={channel.text.html}
                figures={figures}
              />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const channelStyle = css({
  paddingBlock: space.x6,
  borderTop: rule.hairline,
  "&:last-of-type": { paddingBottom: 0 },
});

export const caseChannelsFragment = graphql`
  fragment CaseChannels on CaseStudy {
    figures {
      ...CaseFigure
    }
    channels {
      name
      heading
      text {
        html
      }
      figures
    }
  }
`;
