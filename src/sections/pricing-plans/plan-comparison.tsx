import { css } from "@emotion/react";
import { color, font, rule, size, space } from "../../theme/tokens";

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
    plans.some((plan) => plan.key === key && contains(plan.everythingIn?.key, wanted));
  const rows = plans.flatMap(({ key, features }) => features.map(({ text }) => ({ key, text })));
  return (
    <table css={table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {[feature, ...plans.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, text }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            {plans.map((plan) => (
              <td key={plan.key}>{contains(plan.key, key) ? yes : no}</td>
            ))}
          </tr>
        ))}
        {apart.map(({ key, name, cost }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td colSpan={plans.length}>{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({
  tableLayout: "fixed",
  width: "100%",
  borderCollapse: "collapse",
  fontFamily: font.label,
  fontSize: size.small,
  lineHeight: 1.35,
  textAlign: "left",
  overflowWrap: "anywhere",
  caption: { paddingBlock: `${space.x6} ${space.x3}`, fontSize: size.h3, fontWeight: 650 },
  "caption, tbody th, td": { textAlign: "left", "&::first-letter": { textTransform: "uppercase" } },
  thead: { borderBottom: `2px solid ${color.spruce}` },
  "tbody tr": { borderBottom: rule.hairline },
  "th, td": { padding: `${space.x3} ${space.x2} ${space.x3} 0`, verticalAlign: "baseline" },
  "tbody th": { fontWeight: 400 },
  "th:first-of-type": { width: "40%" },
});
