import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { radius, rule } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-ui-labels";
import { menuId } from "./menu-id";

/** Closes the sheet of the menu on small screens. */
export function MenuCloseButton() {
  const { closeMenu } = useUiLabels();
  return (
    <button
      type="button"
      css={styles.button}
      popovertarget={menuId}
      popovertargetaction="hide"
      aria-label={closeMenu}
    >
      <svg css={styles.cross} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" />
      </svg>
    </button>
  );
}

const styles = {
  button: css({
    justifySelf: "end",
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    border: rule.hairline,
    borderRadius: radius.pill,
    background: "none",
    cursor: "pointer",
    [media.wide]: { display: "none" },
  }),
  cross: css({ width: "1rem", stroke: "currentColor", strokeWidth: 2 }),
};
