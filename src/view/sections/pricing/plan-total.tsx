import type { CSSObject } from "@emotion/react";
import { Button } from "../../components/ui/button";
import { fillMessage } from "../../../lib/format/fill-message";
import { formatDollars } from "../../../lib/format/format-dollars";
import { planStopName } from "../../components/plan/choose-plan";
import { coveringRadio } from "../../components/ui/radio-switch";
import {
  color,
  createStyles,
  css,
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

type Account = Queries.PlanAccountFragment;

interface PlanTotalProps {
  plan: Account["plans"][number];
  billing: Account["billing"];
  /** Unique on the page. */
  idPrefix: string;
  isChosen: boolean;
}

/** The end of a plan: its name and price, and the radio that puts the double rule below it. */
export function PlanTotal({
  plan,
  billing,
  idPrefix,
  isChosen,
}: PlanTotalProps) {
  const nameId = `${idPrefix}-${plan.key}`;
  const priceId = `${nameId}-price`;
  const prices = [plan.monthly, plan.annual];
  const periods = [billing.monthly, billing.annual];
  return (
    <div id={plan.key} css={styles.total} data-total>
      <input
        css={styles.radio}
        type="radio"
        name={planStopName}
        value={plan.key}
        defaultChecked={isChosen}
        aria-labelledby={`${nameId} ${priceId}`}
      />
      <span css={styles.ring} aria-hidden />
      <div css={styles.name}>
        <h3 id={nameId}>{plan.name}</h3>
        <p css={[styles.badge, plan.isHighlighted && styles.tag]}>
          {plan.badge}
        </p>
      </div>
      <p css={styles.description}>{plan.description}</p>
      <div css={styles.action}>
        <Button to={plan.action.link} style="secondary">
          {plan.action.label}
        </Button>
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
      <div css={styles.line} data-line aria-hidden>
        <span css={styles.handle} data-handle>
          <svg viewBox="0 0 20 20">
            <path d="M6 8l4-4 4 4M6 12l4 4 4-4" />
          </svg>
        </span>
      </div>
    </div>
  );
}

const label: CSSObject = { ...labelText, fontWeight: 600 };

/** What visitors save by paying for a year. */
export const savingBadge = css(label, {
  display: "inline-block",
  paddingInline: space.x2,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
});

/** The plan above the double rule. Without :has(), all plans look alike. */
const chosen: CSSObject = {
  background: color.mint,
  h3: { fontSize: size.h2 },
  a: {
    background: color.maple,
    borderColor: "transparent",
    color: color.white,
    [media.hover]: { "&:hover": { background: color.mapleDeep } },
  },
  "[data-line]": { display: "block" },
  [media.forcedColors]: { outline: "2px solid Highlight" },
};

const styles = createStyles({
  total: {
    position: "relative",
    // In one row if they fit: at 200% text size, the button goes below the name.
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.x3}`,
    alignItems: "center",
    marginInline: `-${space.x4}`,
    marginBottom: space.x2,
    paddingInline: space.x4,
    paddingBlock: space.x2,
    background: color.birch,
    transition: "background-color 0.3s",
    // A link to a plan also shows the lines above its total.
    scrollMarginTop: "50vh",
    [media.medium]: {
      display: "grid",
      gridTemplate:
        '"ring name action prices" "ring words action prices" / auto minmax(0, 1fr) auto 11.125rem',
      columnGap: space.x4,
    },
    [media.wide]: {
      gridTemplate:
        '"ring name words action prices" / auto 13rem minmax(0, 1fr) auto calc(25% - 1.125rem)',
      columnGap: space.x6,
    },
    "@media screen": { "&:has(:checked)": chosen },
    // On paper, both prices of a plan are shown next to each other.
    [media.print]: { display: "block", "& > div": { textAlign: "start" } },
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
  name: {
    gridArea: "name",
    flex: "1 1 8.5rem",
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "baseline",
    columnGap: space.x2,
    [media.wide]: { flexDirection: "column-reverse", alignItems: "start" },
    h3: smallHeading,
  },
  badge: [label, { color: color.inkSoft, lineHeight: 1.4 }],
  tag: {
    paddingInline: space.x2,
    background: color.gold,
    color: color.ink,
  },
  description: {
    gridArea: "words",
    fontSize: size.small,
    lineHeight: 1.4,
    // Last on phones, where the price is more important.
    [media.belowMedium]: { order: 1 },
  },
  // Above the radio, which is as large as the whole total.
  action: {
    gridArea: "action",
    position: "relative",
    [media.belowMedium]: {
      a: { paddingInline: space.x4 },
    },
  },
  prices: {
    ...labelText,
    gridArea: "prices",
    [media.belowMedium]: { flexBasis: "100%" },
    [media.medium]: { textAlign: "end" },
  },
  price: {
    ...numeral,
    // Smaller than the same figure in the title.
    fontSize: "2.25rem",
    color: color.spruce,
    [media.medium]: { display: "block" },
  },
  /** The double rule. */
  line: {
    display: "none",
    position: "absolute",
    insetInline: 0,
    bottom: "-0.1875rem",
    height: "0.4375rem",
    borderBlock: `2px solid ${color.maple}`,
    [media.medium]: { bottom: "-0.4375rem" },
  },
  handle: {
    position: "absolute",
    top: "-0.75rem",
    right: space.x4,
    display: "grid",
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
    [media.belowMedium]: { display: "none" },
    [media.noScripts]: { display: "none" },
    // On the other double rule.
    [media.medium]: { right: `calc(var(--account) + ${gap} / 2 + 0.125rem)` },
    [media.wide]: { right: "calc(25% - 0.75rem)" },
  },
});
