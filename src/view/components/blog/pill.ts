import { color, css, media, pillShape, space, wrappingLine } from "../../theme";

/** For choices side by side: filter buttons and category links. */
export const pillRow = css({
  ...wrappingLine,
  gap: space.x2,
});

export const pill = css({
  ...pillShape,
  textDecoration: "none",
  [media.hover]: { "&:hover": { background: "var(--answer)" } },
  "&[aria-pressed=true], &[aria-current=page]": {
    background: color.spruceDeep,
    borderColor: color.spruceDeep,
    color: color.paper,
    // Visible in forced colors mode, where all pills have the same background.
    textDecoration: "underline transparent",
  },
});
