import { type CSSObject, css } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { PlanCard, PlanGrid } from "../../components/plan/plan-card";
import { PlanFeatures } from "../../components/plan/plan-features";
import { ActionRow } from "../../components/ui/action-row";
import { SmartLink, pageLink } from "../../components/ui/smart-link";
import { fillMessage } from "../../site/format/fill-message";
import { routes } from "../../site/urls/routes";
import { PlusSign } from "../../components/ui/plus-sign";
import { Section } from "../../components/section/section";
import { media, numeral, size, space, detailsOpenStyles } from "../../theme/tokens";

/** Plans: side by side from tablets up; on phones they open one at a time with `<details name>`. */
export function Plans({ plans, samePlan, ...frame }: Queries.PlansSectionFragment) {
  const groupName = useId();
  return (
    <Section {...frame}>
      <PlanGrid>
        {plans.map((plan) => {
          const title = (
            <>
              <h3>{plan.name}</h3> <span css={styles.soft}>{plan.qualification}</span>{" "}
              <span>
                <strong css={styles.price}>{plan.price}</strong>{" "}
                {plan.planPeriod && <span css={styles.soft}>{plan.planPeriod}</span>}
              </span>
            </>
          );
          return (
            <PlanCard key={plan.key} isHighlighted={plan.isHighlighted}>
              <div css={styles.titleOfCard}>{title}</div>
              <details name={groupName} css={styles.details}>
                <summary css={styles.summary}>
                  {title}
                  <PlusSign />
                </summary>
                <div css={styles.body}>
                  {plan.samePlan && (
                    <p css={styles.note}>
                      <SmartLink to={pageLink(`${routes.pricing}#${plan.samePlan.key}`)}>
                        {fillMessage(samePlan ?? "{name}", plan.samePlan)}
                      </SmartLink>
                    </p>
                  )}
                  {plan.priceDescription && <p css={styles.note}>{plan.priceDescription}</p>}
                  <PlanFeatures id={`plan-${plan.key}`} features={plan.features} />
                  <ActionRow actions={[plan.action]} />
                </div>
              </details>
            </PlanCard>
          );
        })}
      </PlanGrid>
    </Section>
  );
}

const abreast = (rules: CSSObject) => detailsOpenStyles(rules, media.abreast);

const styles = {
  titleOfCard: css({ display: "none", gap: space.x2, ...abreast({ display: "grid" }) }),
  summary: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: `${space.x2} ${space.x4}`,
    "& > *": { gridColumn: 1 },
    "& > svg": { gridArea: "1 / 2 / span 3", alignSelf: "center" },
    ...abreast({ display: "none" }),
  }),
  details: css(
    abreast({
      display: "grid",
      flexGrow: 1,
      "&::details-content": { contentVisibility: "visible", display: "grid" },
    }),
  ),
  body: css({
    display: "flex",
    flexDirection: "column",
    gap: space.x6,
    paddingTop: space.x6,
    "& > :last-child": { marginTop: "auto" },
    ...abreast({ paddingTop: 0 }),
  }),
  note: css({ fontSize: size.small, a: { paddingBlock: "0.25em" } }),
  soft: css({ fontSize: size.small, lineHeight: 1.5 }),
  price: css(numeral, {
    display: "inline-block",
    paddingTop: space.x3,
    fontSize: size.h2,
    color: "inherit",
    // At 200% text size the number would wrap.
    whiteSpace: "nowrap",
  }),
};

export const plansSectionFragment = graphql`
  fragment PlansSection on PlansSection {
    ...SectionOpening
    tone
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
      features {
        ...PlanFeature
      }
      isHighlighted
      action {
        ...Action
      }
    }
    actions {
      ...Action
    }
  }
`;
