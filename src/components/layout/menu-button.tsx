import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { font, radius, rule, space } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-ui-labels";
import { menuId } from "./menu-id";

/** Opens and closes the menu on small screens. The browser itself does it, and tells assistive technology whether it is open. */
export function MenuButton() {
  const { openMenu } = useUiLabels();
  return (
    <button type="button" css={styles.button} popovertarget={menuId}>
      <svg css={styles.bars} viewBox="0 0 20 14" aria-hidden="true">
        <path d="M0 1h20M0 7h20M0 13h12" />
        <path d="M4 1l12 12M16 1L4 13" />
      </svg>
      {openMenu}
    </button>
  );
}

const styles = {
  button: css({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.x2,
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    paddingInline: space.x4,
    border: rule.hairline,
    borderRadius: radius.pill,
    background: "none",
    fontFamily: font.display,
    fontWeight: 650,
    cursor: "pointer",
    "path + path, nav:popover-open ~ & path": { display: "none" },
    "nav:popover-open ~ & path + path": { display: "inline" },
    // Beside the action and the wordmark there is no room for its word, which stays its name.
    "@container (max-width: 27rem)": { gap: 0, paddingInline: 0, fontSize: 0 },
    [media.wide]: { display: "none" },
  }),
  bars: css({ width: "1.125rem", stroke: "currentColor", strokeWidth: 2 }),
};
