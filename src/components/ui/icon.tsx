import { css } from "@emotion/react";
import { withPrefix } from "gatsby";

/** A decorative lucide icon of static/icons, as a picture: it needs no script. */
export function Icon({ name, className }: { name: Queries.IconName; className?: string }) {
  return (
    <img
      css={icon}
      className={className}
      src={withPrefix(`/icons/${name}.svg`)}
      alt=""
      width={28}
      height={28}
      loading="lazy"
    />
  );
}

const icon = css({
  width: "1.75rem",
  height: "1.75rem",
  // The drawings are spruce: on the dark band they turn white.
  "[data-tone=spruce] &": { filter: "brightness(0) invert(1)" },
});
