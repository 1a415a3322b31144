import { css } from "@emotion/react";
import { Button } from "../../components/ui/button";
import { numeral } from "../../components/ui/numeral";
import { formatDollars } from "../../site/format/format-dollars";
import { media } from "../../theme/media";
import { color, font, radius, size, space } from "../../theme/tokens";
import { seenBy, toFitProperty, whereFits } from "./fit-styles";

interface PlanFitProps {
  fit: Queries.PlanFinderSectionFragment["fits"][number];
  startLabel: string;
}

/** A plan for those whom it fits: its fee, whom it is for, what happens first, and its booking link. */
export function PlanFit({ fit: { plan, start }, startLabel }: PlanFitProps) {
  const { key, name, description, monthly, period, action } = plan;
  return (
    <li data-answer css={[styles.root, whereFits(seenBy(toFitProperty(key), "hidden"))]}>
      <p css={styles.fee}>
        <strong css={styles.name}>{name}</strong>{" "}
        <span>
          <strong css={styles.price}>{formatDollars(monthly.price)}</strong> {period}
        </span>
      </p>
      <p>{description}</p>
      <p css={styles.start}>
        <strong css={styles.label}>{startLabel}</strong> {start}
      </p>
      <Button to={action.link}>{action.label}</Button>
    </li>
  );
}

const styles = {
  root: css({
    display: "grid",
    gap: space.x4,
    alignContent: "space-between",
    justifyItems: "start",
    padding: space.x6,
    borderRadius: radius.card,
    background: color.mint,
    [media.wide]: { padding: space.x8 },
  }),
  fee: css({ display: "grid", gap: space.x3, fontSize: size.small }),
  name: css({ fontFamily: font.display, fontSize: size.h3, lineHeight: 1.1 }),
  price: css(numeral, { fontSize: size.figureInRow }),
  start: css({
    paddingTop: space.x4,
    borderTop: `1px solid ${color.spruce}`,
    fontSize: size.small,
  }),
  label: css({ display: "block" }),
};
