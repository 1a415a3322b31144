import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";

interface CaseLinkProps {
  caseStudy: Pick<Queries.CaseSummaryFragment, "brand" | "path">;
  label: string | null;
}

/** A link to a case study; screen readers also read its brand. */
export function CaseLink({ caseStudy, label }: CaseLinkProps) {
  return (
    <Button to={pageLink(caseStudy.path)} style="text">
      {label}
      <span className="visually-hidden">{`: ${caseStudy.brand}`}</span>
    </Button>
  );
}
