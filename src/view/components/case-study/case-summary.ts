import { graphql } from "gatsby";

export function listServices({
  services,
}: Pick<Queries.CaseSummaryFragment, "services">): string {
  return services.map(({ label }) => label).join(", ");
}

export const caseSummaryFragment = graphql`
  fragment CaseSummary on CaseStudy {
    key
    path
    brand
    industry
    headlineFigure {
      value
      metric
    }
    proofFigure {
      value
      metric
      period
    }
    services {
      label
    }
  }
`;
