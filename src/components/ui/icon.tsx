import { css } from "@emotion/react";
import { withPrefix } from "gatsby";

/** A decorative lucide icon from static/icons, as an `<img>`, without JavaScript. */
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
  // The icons are spruce green; turn them white on the dark band.
  "[data-tone=spruce] &": { filter: "brightness(0) invert(1)" },
});
