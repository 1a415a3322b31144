import { graphql } from "gatsby";
import { Band } from "../../components/section/band";
import { Section } from "../../components/section/section";
import { Finder } from "./finder";
import { Sum } from "./sum";

/** What a visitor works out on the page: a sum with sliders, or the plan that fits. */
export function Tool({ sum, finder, ...frame }: Queries.ToolSectionFragment) {
  if (sum)
    return (
      <Section {...frame} hasAccount>
        <Sum sum={sum} heading={frame.heading} />
      </Section>
    );
  return (
    <Band {...frame}>
      {finder && <Finder finder={finder} header={frame} />}
    </Band>
  );
}

export const toolSectionFragment = graphql`
  fragment ToolSection on ToolSection {
    ...SectionFrame
    sum {
      ...ToolSum
    }
    finder {
      ...ToolFinder
    }
  }
`;
