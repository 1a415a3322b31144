import { Button } from "../../components/ui/button";
import { pageLink } from "../../components/ui/smart-link";
import { useUiLabels } from "../../components/ui/use-site";

/** A link to a case study; screen readers also read its brand. */
export function CaseLink({ brand, path }: Queries.CaseSummaryFragment) {
  const { readCase } = useUiLabels();
  return (
    <Button to={pageLink(path)} style="text">
      {readCase}
      <span className="visually-hidden">{`: ${brand}`}</span>
    </Button>
  );
}
