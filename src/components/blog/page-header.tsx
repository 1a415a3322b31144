import { css } from "@emotion/react";
import { color, leadText, measure, size, space, stack } from "../../theme/tokens";

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
  header: css(stack(space.x4), {
    paddingBottom: space.x6,
    borderBottom: `0.3rem double ${color.ink}`,
  }),
  heading: css({ fontSize: size.h1Long, lineHeight: 1 }),
  lead: css(leadText, { maxWidth: measure.prose }),
};
