import { Table } from "../../components/ui/ruled-table";
import { css, media, rule, size, space } from "../../theme";

type Section = Queries.PricingPlansSectionFragment;

interface PlanComparisonProps {
  plans: Section["plans"];
  comparison: NonNullable<Section["comparison"]>;
}

/** All features as rows and plans as columns; a plan also has the features of the plan that it contains. */
export function PlanComparison({ plans, comparison }: PlanComparisonProps) {
  const { heading, feature, yes, no, apart } = comparison;
  const contains = (key: string | undefined, wanted: string): boolean =>
    key === wanted ||
    plans.some(
      (plan) => plan.key === key && contains(plan.everythingIn?.key, wanted),
    );
  const included = plans.flatMap(({ key, features }) =>
    features.map(({ text }) => [
      text,
      ...plans.map((plan) => (contains(plan.key, key) ? yes : no)),
    ]),
  );
  return (
    <div data-skippable>
      <Table
        caption={heading}
        headings={[feature, ...plans.map(({ name }) => name)]}
        rows={[...included, ...apart.map(({ name, cost }) => [name, cost])]}
        css={table}
      />
    </div>
  );
}

const table = css({
  tableLayout: "fixed",
  fontSize: size.small,
  caption: {
    paddingBlock: `${space.x6} ${space.x3}`,
    fontSize: size.h3,
    fontWeight: 650,
  },
  "caption, tbody th, td": {
    textAlign: "left",
    "&::first-letter": { textTransform: "uppercase" },
  },
  thead: { borderBottom: rule.strong },
  "tbody tr": { borderBottom: rule.hairline },
  "th, td": {
    padding: `${space.x3} ${space.x2} ${space.x3} 0`,
    verticalAlign: "baseline",
  },
  "tbody th": { fontWeight: 400 },
  "thead th:first-of-type": { width: "40%" },
  // On phones, the plans are next to each other below the feature, each with its name.
  [media.belowMedium]: {
    "&, tbody, caption, th, td": { display: "block" },
    thead: { position: "absolute", clipPath: "inset(50%)" },
    tr: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6rem), 1fr))",
      paddingBottom: space.x2,
    },
    "tbody th": { gridColumn: "1 / -1", paddingBottom: 0 },
    td: {
      paddingBlock: 0,
      "&::before": { content: "attr(data-label)", display: "block" },
    },
    "td[colspan]": { gridColumn: "1 / -1" },
  },
});
