import type { ReactNode } from "react";
import { color, css, radius, rule, size, space } from "../../theme";

/** Says that what follows is a sample. */
export function SampleNotice({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <p css={notice} className={className}>
      {children}
    </p>
  );
}

/** A notice as a tab on the sheet's top edge, so that it applies to everything below. */
export const tab = css({
  position: "absolute",
  top: 0,
  left: space.x4,
  translate: "0 -50%",
});

const notice = css({
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
});
