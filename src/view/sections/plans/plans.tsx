import { Link, graphql } from "gatsby";
import { useId } from "react";
import { PlanFeatures } from "../../components/plan/plan-features";
import { Section } from "../../components/section/section";
import { ActionRow } from "../../components/ui/action-row";
import { PlusSign } from "../../components/ui/plus-sign";
import { useUiLabels } from "../../components/ui/use-site";
import { fillMessage } from "../../../lib/format/fill-message";
import { routes } from "../../../lib/urls/routes";
import {
  createStyles,
  labelText,
  media,
  numeral,
  rule,
  size,
  space,
  stack,
} from "../../theme";

/** Plans in one row; what each contains opens one at a time with `<details name>`. */
export function Plans({
  plans,
  samePlan,
  ...frame
}: Queries.PlansSectionFragment) {
  const groupName = useId();
  const { planContents } = useUiLabels();
  return (
    <Section {...frame} headingSize="large">
      <ul css={styles.row}>
        {plans.map((plan) => (
          <li key={plan.key} css={styles.plan}>
            <h3>{plan.name}</h3>
            <p css={styles.soft}>{plan.qualification}</p>
            <p css={styles.amount}>
              <strong css={styles.price}>{plan.price}</strong>{" "}
              {plan.planPeriod && (
                <span css={styles.soft}>{plan.planPeriod}</span>
              )}{" "}
              {plan.samePlan && (
                <span css={[styles.soft, styles.samePlan]}>
                  <Link to={`${routes.pricing}#${plan.samePlan.key}`}>
                    {fillMessage(samePlan ?? "{name}", plan.samePlan)}
                  </Link>
                </span>
              )}
            </p>
            <ActionRow
              actions={[
                {
                  ...plan.action,
                  style: plan.isHighlighted ? "primary" : "secondary",
                },
              ]}
            />
            <details name={groupName}>
              <summary css={styles.summary}>
                <span>
                  {planContents}
                  <span className="visually-hidden"> {plan.name}</span>
                </span>
                <PlusSign />
              </summary>
              <div css={styles.body}>
                {plan.priceDescription && (
                  <p css={styles.soft}>{plan.priceDescription}</p>
                )}
                <PlanFeatures id={`features-${plan.key}`} plan={plan} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = createStyles({
  row: {
    display: "grid",
    gap: space.x6,
    [media.abreast]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
  plan: {
    ...stack(space.x2),
    paddingTop: space.x4,
    borderTop: rule.strong,
    // On phones, the price is next to the name, if both fit, and the button next to what is included.
    [media.belowMedium]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      "& > *": { order: 1, flexBasis: "100%" },
      "& > h3": { order: 0, flex: "none" },
      "& > h3 + p + p": {
        order: 0,
        flexBasis: "auto",
        paddingBlock: 0,
        textAlign: "end",
      },
      // Next to each other until it opens.
      "& > details": { flexBasis: "auto" },
      "& > details[open]": { flexBasis: "100%" },
      "& > div": { order: 2, flexBasis: "auto" },
    },
    // The prices of a row share a line.
    [media.abreast]: { gridRow: "span 5", gridTemplateRows: "subgrid" },
  },
  amount: { paddingBlock: space.x2 },
  price: { ...numeral, whiteSpace: "nowrap" },
  soft: { ...labelText, a: { paddingBlock: "0.3em" } },
  samePlan: { display: "block", paddingTop: space.x2 },
  summary: {
    borderTop: rule.hairline,
    fontSize: size.small,
    fontWeight: 600,
  },
  body: { display: "grid", gap: space.x4, paddingBottom: space.x4 },
});

export const plansSectionFragment = graphql`
  fragment PlansSection on PlansSection {
    ...SectionFrame
    samePlan
    plans {
      key
      name
      qualification
      price
      planPeriod: period
      priceDescription
      samePlan {
        key
        name
      }
      everythingIn {
        name
      }
      features {
        ...PlanFeature
      }
      isHighlighted
      action {
        ...PlanButton
      }
    }
  }
`;
