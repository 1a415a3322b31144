import { color, css, media, radius, rule, space } from "../../theme";

/** For choices side by side: filter buttons and category links. */
export const pillRow = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space.x2,
});

export const pill = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space.x4,
  border: rule.hairline,
  borderRadius: radius.pill,
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
