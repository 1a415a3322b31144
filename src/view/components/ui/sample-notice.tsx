import type { ReactNode } from "react";
import { color, css, labelText, radius, rule, space } from "../../theme";

/** Says that what follows is a sample. */
export function SampleNotice({ children }: { children: ReactNode }) {
  return <p css={notice}>{children}</p>;
}

const notice = css({
  ...labelText,
  display: "flex",
  alignItems: "center",
  justifySelf: "start",
  gap: space.x2,
  paddingInline: space.x3,
  border: rule.hairline,
  borderRadius: radius.pill,
  background: color.paper,
  color: color.ink,
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
