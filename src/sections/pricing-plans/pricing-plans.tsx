import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import { PlanGrid } from "../../components/plan/plan-card";
import { RadioSwitch, showChosenOf } from "../../components/ui/radio-switch";
import { Section } from "../../components/section/section";
import { color, measure, radius, size, space } from "../../theme/tokens";
import { PricingPlanCard } from "./pricing-plan-card";
import { media } from "../../theme/media";

/**
 * For the element around the plans: three abreast, the parts of all plans stand at one height, whatever the length of their words. A plan has
 * as many rows as parts that are seen; a browser without :has() shows both prices, and keeps its plans as they are.
 */
const levelPlans = css({
  "@supports selector(:has(a)) and (grid-template-rows: subgrid)": {
    [media.abreast]: {
      "& > ul": {
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        gridTemplateRows: "auto auto 1fr auto",
        rowGap: 0,
      },
      "& > ul > li": {
        display: "grid",
        gridRow: "span 4",
        gridTemplateRows: "subgrid",
        gridTemplateColumns: "minmax(0, 1fr)",
        rowGap: space.x6,
        marginBlock: space.x6,
        padding: `${space.x6} ${space.x4}`,
      },
      // What it stands taller by is what the others leave free: its words keep to their lines.
      "& > ul > [data-tone=spruce]": { marginBlock: 0, paddingBlock: space.x12 },
    },
  },
});

/**
 * Plans with monthly and annual prices. All prices are in the HTML and the checked radio decides in CSS which
 * are seen; a script only tells assistive technology about the change.
 */
export function PricingPlans({ billing, plans, ...frame }: Queries.PricingPlansSectionFragment) {
  const [notice, setNotice] = useState("");
  return (
    <Section {...frame}>
      <div css={[styles.root, styles.level, showChosenOf(2)]}>
        <div css={styles.switch}>
          <RadioSwitch
            name={useId()}
            label={billing.label}
            options={[billing.monthly, billing.annual]}
            onChoose={(index) =>
              setNotice(index === 0 ? billing.monthlyNotice : billing.annualNotice)
            }
          />
          <p css={styles.badge} data-option="1">
            {billing.annualBadge}
          </p>
          <p css={styles.terms} data-option="0">
            {billing.monthlyTerms}
          </p>
          <p css={styles.terms} data-option="1">
            {billing.annualTerms}
          </p>
          <p role="status" className="visually-hidden">
            {notice}
          </p>
        </div>
        <PlanGrid>
          {plans.map((plan) => (
            <PricingPlanCard
              key={plan.key}
              plan={plan}
              originalPriceLabel={billing.originalPrice}
              periods={[billing.monthly, billing.annual]}
            />
          ))}
        </PlanGrid>
      </div>
    </Section>
  );
}

const styles = {
  root: css({ display: "grid", gap: space.x8 }),
  level: levelPlans,
  switch: css({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.x4,
  }),
  terms: css({ flexBasis: "100%", maxWidth: measure.prose, fontSize: size.small }),
  badge: css({
    paddingInline: space.x3,
    // An outline: the plans have the filled badges, and two kinds side by side would compete.
    border: `1.5px solid ${color.spruce}`,
    borderRadius: radius.pill,
    color: color.spruce,
    fontSize: size.small,
    fontWeight: 600,
  }),
};

export const pricingPlansSectionFragment = graphql`
  fragment PricingPlansSection on PricingPlansSection {
    ...SectionOpening
    tone
    billing {
      label
      monthly
      annual
      annualBadge
      monthlyNotice
      annualNotice
      monthlyTerms
      annualTerms
      originalPrice
    }
    plans {
      key
      name
      description
      badge
      monthly {
        price
        originalPrice
      }
      annual {
        price
        originalPrice
        saving
      }
      period
      features {
        ...PlanFeature
      }
      isHighlighted
      action {
        ...Action
      }
    }
  }
`;
