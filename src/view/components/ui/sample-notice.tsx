import type { ReactNode } from "react";
import { color, css, media, radius, rule, size, space } from "../../theme";

/** A tab on the sheet's top edge, so that it applies to everything below. */
export function SampleNotice({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <p css={tab} className={className}>
      {children}
    </p>
  );
}

const tab = css({
  position: "absolute",
  top: 0,
  left: space.x4,
  translate: "0 -50%",
  display: "flex",
  alignItems: "center",
  gap: space.x2,
  paddingInline: space.x3,
  border: rule.hairline,
  borderRadius: radius.pill,
  background: color.paper,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.9,
  "&::before": {
    content: '""',
    width: space.x2,
    height: space.x2,
    borderRadius: radius.pill,
    background: color.gold,
  },
  [media.medium]: { left: space.x8 },
  [media.wide]: { left: 0 },
});
