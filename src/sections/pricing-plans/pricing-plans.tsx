import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import { PlanCard, PlanGrid } from "../../components/plan/plan-card";
import { PlanFeatures } from "../../components/plan/plan-features";
import { ActionRow } from "../../components/ui/action-row";
import { RadioSwitch, showSelectedOption } from "../../components/ui/radio-switch";
import { Section } from "../../components/section/section";
import { formatDollars } from "../../site/format/format-dollars";
import { color, measure, media, numeral, radius, size, space } from "../../theme/tokens";

/** Plans with monthly and annual prices: CSS shows those of the checked radio, and a script announces the change. */
export function PricingPlans({ billing, plans, ...frame }: Queries.PricingPlansSectionFragment) {
  const [notice, setNotice] = useState("");
  const periods = [billing.monthly, billing.annual];
  return (
    <Section {...frame}>
      <div css={[styles.root, showSelectedOption(2)]}>
        <div css={styles.switch}>
          <RadioSwitch
            name={useId()}
            label={billing.label}
            options={periods}
            onChoose={(index) => setNotice(index ? billing.annualNotice : billing.monthlyNotice)}
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
            <PlanCard key={plan.key} id={plan.key} isHighlighted={plan.isHighlighted}>
              <div css={styles.stack}>
                <p css={styles.planBadge}>{plan.badge}</p>
                <h3>{plan.name}</h3>
                <p>{plan.description}</p>
              </div>
              {[{ ...plan.monthly, saving: null }, plan.annual].map(
                ({ price, originalPrice, saving }, index) => (
                  <div key={index} data-option={index} data-choice={periods[index]}>
                    <div css={styles.stack}>
                      <p>
                        <s css={styles.original}>
                          <span className="visually-hidden">{billing.originalPrice} </span>
                          {formatDollars(originalPrice)}
                        </s>
                      </p>
                      <p>
                        <strong css={styles.price}>{formatDollars(price)}</strong>{" "}
                        <span css={styles.period}>{plan.period}</span>
                      </p>
                      {saving !== null && <p css={styles.saving}>{saving}</p>}
                    </div>
                  </div>
                ),
              )}
              <PlanFeatures id={`pricing-${plan.key}`} features={plan.features} />
              <div css={styles.action}>
                <ActionRow actions={[plan.action]} />
              </div>
            </PlanCard>
          ))}
        </PlanGrid>
      </div>
    </Section>
  );
}

const pill: CSSObject = {
  paddingInline: space.x3,
  borderRadius: radius.pill,
  background: color.gold,
  color: color.ink,
  fontSize: size.small,
  fontWeight: 600,
};

const styles = {
  root: css({
    display: "grid",
    gap: space.x8,
    // Side by side, the parts of all plans line up. A plan spans one row per visible part; without :has(), both
    // prices are visible, so the plans keep their own rows.
    "@supports selector(:has(a)) and (grid-template-rows: subgrid)": {
      [media.abreast]: {
        "& > ul": { gridTemplateRows: "auto auto 1fr auto", rowGap: 0 },
        "& > ul > li": {
          display: "grid",
          gridRow: "span 4",
          gridTemplateRows: "subgrid",
          gridTemplateColumns: "minmax(0, 1fr)",
          padding: `${space.x6} ${space.x4}`,
        },
        // Equals the margins of the other plans, so that its text stays aligned with theirs.
        "& > ul > [data-tone=spruce]": { paddingBlock: space.x12 },
      },
    },
  }),
  switch: css({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.x4,
  }),
  terms: css({ flexBasis: "100%", maxWidth: measure.prose, fontSize: size.small }),
  // Outlined, because the plans already have filled badges next to it.
  badge: css(pill, {
    border: `1.5px solid ${color.spruce}`,
    background: "none",
    color: color.spruce,
  }),
  stack: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x2,
    justifyItems: "start",
  }),
  planBadge: css(pill),
  original: css({ fontSize: size.h3, fontVariantNumeric: "tabular-nums" }),
  price: css(numeral, { display: "block", fontSize: size.figure, color: "inherit" }),
  period: css({ display: "block", paddingTop: space.x1, fontSize: size.small }),
  saving: css(pill, { background: color.mint }),
  action: css({ alignSelf: "end", marginTop: "auto" }),
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
