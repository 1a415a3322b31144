import { graphql } from "gatsby";
import { ActionButton } from "../../components/ui/button";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDollars } from "../../../lib/format/format-dollars";
import { planStopName } from "../../components/plan/choose-plan";
import { coveringRadio } from "../../components/ui/radio-switch";
import {
  color,
  createStyles,
  css,
  type CSSObject,
  gap,
  labelText,
  maplePoint,
  media,
  numeral,
  radius,
  size,
  smallHeading,
  space,
} from "../../theme";

interface PlanTotalProps {
  plan: Queries.PlanTotalFragment;
  billing: Queries.BillingSwitchFragment;
}

/** The end of a plan: its name and price, and the radio that puts the double rule below it. */
export function PlanTotal({ plan, billing }: PlanTotalProps) {
  const nameId = `${plan.key}-name`;
  const priceId = `${plan.key}-price`;
  const prices = [plan.monthly, plan.annual];
  const periods = [billing.monthly, billing.annual];
  return (
    <div id={plan.key} css={styles.total} data-total>
      <input
        css={styles.radio}
        type="radio"
        name={planStopName}
        value={plan.key}
        defaultChecked={plan.isHighlighted}
        aria-labelledby={`${nameId} ${priceId}`}
      />
      <span css={styles.ring} aria-hidden />
      <div css={styles.name}>
        <p css={[styles.badge, plan.isHighlighted && styles.tag]}>
          {plan.badge}
        </p>
        <h3 id={nameId}>{plan.name}</h3>
      </div>
      <div id={priceId} css={styles.prices}>
        {prices.map(({ price, originalPrice }, index) => (
          <div key={index} data-option={index} data-choice={periods[index]}>
            <p>
              <strong css={styles.price}>{formatDollars(price)}</strong>{" "}
              <s>
                <span className="visually-hidden">
                  {`${billing.originalPrice} `}
                </span>
                {formatDollars(originalPrice)}
              </s>
              {` ${plan.period}`}
            </p>
            {index === 1 && (
              <p css={savingBadge}>
                {fillMessage(billing.saving, {
                  amount: formatDollars(12 * (originalPrice - price)),
                })}
              </p>
            )}
          </div>
        ))}
      </div>
      <p css={styles.description}>{plan.description}</p>
      <div css={styles.action}>
        <ActionButton
          {...plan.action}
          style={plan.isHighlighted ? "primary" : "secondary"}
        />
      </div>
      <span css={styles.handle} data-handle aria-hidden>
        <svg viewBox="0 0 20 20">
          <path d="M6 8l4-4 4 4M6 12l4 4 4-4" />
        </svg>
      </span>
    </div>
  );
}

/** What visitors save by paying for a year. */
export const savingBadge = css({
  ...labelText,
  fontWeight: 600,
  display: "inline-block",
  paddingInline: space.x2,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
});

/** The plan above the double rule. Without :has(), all plans look alike. */
const chosen: CSSObject = {
  background: color.mint,
  backgroundClip: "padding-box",
  // The double rule takes the place of the space below.
  marginBottom: `calc(${space.x4} - 7px)`,
  borderBottom: `7px double ${color.maple}`,
  h3: { fontSize: size.h2 },
  "[data-handle]": {
    [media.medium]: { display: "grid", [media.noScripts]: { display: "none" } },
  },
  [media.forcedColors]: { outline: "2px solid Highlight" },
};

const styles = createStyles({
  total: {
    position: "relative",
    // Above the rule of the section.
    zIndex: 2,
    display: "grid",
    // On phones, the price is next to the name, or below it at a large text size.
    [media.belowMedium]: {
      display: "flex",
      flexWrap: "wrap",
      "& > p": { flexBasis: "100%" },
    },
    gap: space.x3,
    alignItems: "center",
    marginInline: `-${space.x4}`,
    marginBottom: space.x4,
    padding: space.x4,
    background: color.birch,
    transition: "background-color 0.3s",
    // A link to a plan also shows the lines above its total.
    scrollMarginTop: "50vh",
    [media.medium]: {
      gridTemplateAreas: '"ring name price" "text text action"',
      gridTemplateColumns: "auto minmax(0, 1fr) var(--account)",
      columnGap: gap,
    },
    [media.wide]: {
      gridTemplateAreas: '"ring name text action price"',
      gridTemplateColumns: "auto 13rem minmax(0, 1fr) auto var(--account)",
    },
    "@media screen": { "&:has(:checked)": chosen },
    // On paper, both prices of a plan are shown next to each other.
    [media.print]: {
      display: "block",
      "& > div": { marginBlock: space.x2, textAlign: "start" },
    },
  },
  radio: [coveringRadio, { "&:checked ~ span::after": { opacity: 1 } }],
  ring: {
    gridArea: "ring",
    display: "grid",
    placeItems: "center",
    width: "1.25rem",
    height: "1.25rem",
    border: `2px solid ${color.spruce}`,
    borderRadius: radius.pill,
    background: color.paper,
    [media.print]: { display: "none" },
    "&::after": {
      ...maplePoint,
      opacity: 0,
      [media.forcedColors]: { background: "Highlight" },
    },
  },
  name: { gridArea: "name", flex: "1 1 7rem", h3: smallHeading },
  badge: {
    ...labelText,
    width: "fit-content",
    fontWeight: 600,
    color: color.inkSoft,
  },
  tag: {
    marginBottom: space.x1,
    paddingInline: space.x2,
    background: color.gold,
    color: color.ink,
  },
  description: { gridArea: "text", fontSize: size.small },
  // Above the radio, which is as large as the whole total.
  action: {
    gridArea: "action",
    position: "relative",
    display: "grid",
    flexBasis: "100%",
    [media.wide]: { minWidth: "10rem" },
  },
  prices: {
    ...labelText,
    gridArea: "price",
    textAlign: "end",
  },
  price: { ...numeral, display: "block" },
  // On both double rules, for a mouse or a finger.
  handle: {
    position: "absolute",
    gridColumn: "price",
    bottom: "-1.0625rem",
    left: `calc(${gap} / -2 - 0.875rem)`,
    display: "none",
    placeItems: "center",
    width: "1.75rem",
    height: "1.75rem",
    borderRadius: radius.pill,
    background: color.maple,
    stroke: color.white,
    fill: "none",
    strokeWidth: 2,
    cursor: "ns-resize",
    touchAction: "none",
    svg: { width: "1.125rem" },
    // Larger than it looks, for fingers.
    "&::after": { content: '""', position: "absolute", inset: "-0.5rem" },
  },
});

export const planTotalFragment = graphql`
  fragment PlanTotal on PricingPlan {
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
    }
    period
    isHighlighted
    action {
      ...PlanButton
    }
  }

  fragment BillingSwitch on BillingSwitch {
    label
    monthly
    annual
    annualBadge
    monthlyTerms
    annualTerms
    originalPrice
    saving
  }
`;
