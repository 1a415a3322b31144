import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { Finder } from "./finder";
import { Sum } from "./sum";

/** What a visitor works out on the page: a sum with sliders, or the plan that fits. */
export function Tool({ sum, finder, ...frame }: Queries.ToolSectionFragment) {
  return (
    <Section {...frame} hasAccount>
      {sum && <Sum sum={sum} heading={frame.heading} />}
      {finder && <Finder {...finder} />}
    </Section>
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
