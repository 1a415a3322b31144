import { css } from "@emotion/react";
import { color, font, rule, size, space } from "../../theme/tokens";

type Section = Queries.PricingPlansSectionFragment;
type Plan = Pick<Section["plans"][number], "key" | "name" | "everythingIn" | "features">;
type PlanComparisonProps = Section["comparison"] & { plans: readonly Plan[] };

/** All features as rows and plans as columns; a plan has the features of the plan that it contains. */
export function PlanComparison({ plans, heading, apart, ...words }: PlanComparisonProps) {
  const contains = (plan: Plan | undefined, key: string): boolean =>
    plan !== undefined &&
    (plan.key === key ||
      contains(
        plans.find((each) => each.key === plan.everythingIn?.key),
        key,
      ));
  return (
    <div css={styles.root}>
      <h3>{heading}</h3>
      <table css={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {plans.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.flatMap((owner) =>
            owner.features.map(({ text }) => (
              <tr key={owner.key + text}>
                <th scope="row">{text}</th>
                {plans.map((plan) => (
                  <td key={plan.key}>{contains(plan, owner.key) ? words.yes : words.no}</td>
                ))}
              </tr>
            )),
          )}
          {apart.map(({ key, name, cost }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td colSpan={plans.length}>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const styles = {
  root: css({ display: "grid", gap: space.x4, paddingTop: space.x6 }),
  table: css({
    width: "100%",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontFamily: font.label,
    fontSize: size.small,
    lineHeight: 1.35,
    textAlign: "left",
    overflowWrap: "anywhere",
    thead: { borderBottom: `2px solid ${color.spruce}` },
    "tbody tr": { borderBottom: rule.hairline },
    "th, td": { padding: `${space.x3} ${space.x2} ${space.x3} 0`, verticalAlign: "baseline" },
    "tbody th": { fontWeight: 400 },
    // Records name parts of the offer as in a sentence.
    "th, td:last-of-type": { "&::first-letter": { textTransform: "uppercase" } },
    "th:first-of-type": { width: "40%" },
  }),
};
