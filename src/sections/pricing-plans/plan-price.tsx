import { css } from "@emotion/react";
import { numeral } from "../../components/ui/numeral";
import { formatDollars } from "../../site/format-dollars";
import { color, radius, size, space } from "../../theme/tokens";

interface PlanPriceProps {
  /** US dollars per period. */
  price: number;
  originalPrice: number;
  /** Said before the struck price, since striking is silent. */
  originalPriceLabel: string;
  period: string;
  saving?: string;
}

/** A price beside the one that it replaces, and what that saves. */
export function PlanPrice(props: PlanPriceProps) {
  const { price, originalPrice, originalPriceLabel, period, saving } = props;
  return (
    <div css={styles.root}>
      <p>
        <s css={styles.original}>
          <span className="visually-hidden">{originalPriceLabel} </span>
          {formatDollars(originalPrice)}
        </s>
      </p>
      <p>
        <strong css={styles.price}>{formatDollars(price)}</strong>{" "}
        <span css={styles.small}>{period}</span>
      </p>
      {saving !== undefined && <p css={styles.saving}>{saving}</p>}
    </div>
  );
}

const styles = {
  root: css({ display: "grid", gap: space.x2, justifyItems: "start" }),
  original: css({ fontSize: size.h3, fontVariantNumeric: "tabular-nums" }),
  price: css(numeral, { display: "block", fontSize: size.figureInRow, color: "inherit" }),
  small: css({ display: "block", paddingTop: space.x1, fontSize: size.small }),
  saving: css({
    paddingInline: space.x3,
    borderRadius: radius.pill,
    background: color.mint,
    color: color.ink,
    fontSize: size.small,
    fontWeight: 600,
  }),
};
