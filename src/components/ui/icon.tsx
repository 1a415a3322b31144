import { css } from "@emotion/react";
import { withPrefix } from "gatsby";

export type IconName = Queries.IconName;

/** A line drawing of the lucide family, from the sprite that `npm run icons` makes; always decorative. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg css={styles.icon} className={className} aria-hidden="true" focusable="false">
      <use href={`${withPrefix("/icons.svg")}#${name}`} />
    </svg>
  );
}

const styles = {
  icon: css({
    width: "1.75rem",
    height: "1.75rem",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
};
