import { graphql } from "gatsby";
import { css, rule, space } from "../../theme";
import { Band } from "../section/band";
import { SectionHeader } from "../section/section-header";
import { CaseEntry } from "./case-entry";
import { pickFigures } from "./case-figure";

interface CaseChannelsProps {
  heading: string;
  caseStudy: Queries.CaseChannelsFragment;
}

/** The work in each channel, with its figures. */
export function CaseChannels({ heading, caseStudy }: CaseChannelsProps) {
  return (
    <Band hasAccount>
      <SectionHeader heading={heading} headingSize="large" />
      <ol css={list}>
        {caseStudy.channels.map((channel) => (
          <li key={channel.name}>
            <CaseEntry
              label={channel.name}
              heading={channel.heading}
              level="h3"
              html={channel.text.html}
              figures={pickFigures(caseStudy.figures, channel.figures ?? [])}
            />
          </li>
        ))}
      </ol>
    </Band>
  );
}

const list = css({
  marginTop: space.x6,
  "& > li": { paddingBlock: space.x6, borderTop: rule.hairline },
  "& > :last-child": { paddingBottom: 0 },
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
