import { css } from "@emotion/react";
import { color, size, space } from "../../theme/tokens";

/** Tells a writer that visitors do not see this page. `develop` alone shows it: a build has no such page. */
export function Ribbon({ notice }: { notice: string }) {
  return (
    <p role="status" css={styles.ribbon}>
      {notice}
    </p>
  );
}

const styles = {
  ribbon: css({
    position: "sticky",
    bottom: 0,
    zIndex: 1,
    padding: `${space.x3} ${space.x4}`,
    background: color.maple,
    color: color.paper,
    fontSize: size.small,
    fontWeight: 600,
    textAlign: "center",
  }),
};
