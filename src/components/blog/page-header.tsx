import { css } from "@emotion/react";
import { color, measure, size, space } from "../../theme/tokens";

/** The header of a list of posts: name, description, and a double rule. */
export function PageHeader({ heading, lead }: { heading: string; lead: string }) {
  return (
    <header css={styles.header}>
      <h1 css={styles.heading}>{heading}</h1>
      <p css={styles.lead}>{lead}</p>
    </header>
  );
}

const styles = {
  header: css({
    display: "grid",
    gap: space.x4,
    paddingBottom: space.x6,
    borderBottom: `0.3rem double ${color.ink}`,
  }),
  heading: css({ fontSize: size.h1Long, lineHeight: 1 }),
  lead: css({ maxWidth: measure.prose, fontSize: size.lead, lineHeight: 1.48 }),
};
