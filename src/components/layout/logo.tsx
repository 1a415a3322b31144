import { css } from "@emotion/react";
import { Link } from "gatsby";
import { routes } from "../../site/routes";
import { color, font, space } from "../../theme/tokens";
import { useInterfaceText } from "../ui/use-interface-text";

/** The mark and the wordmark; they lead home. */
export function Logo({ brand }: { brand: string }) {
  const { homeLink } = useInterfaceText();
  return (
    <Link to={routes.home} css={styles.logo} aria-label={homeLink}>
      <svg css={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="12" fill={color.spruceDeep} />
        <path d="M12 52V20h9l23 20.5V24h8v28h-9L20 31v21z" fill={color.paper} />
        <path d="M44 24V12h8v12z" fill={color.maple} />
      </svg>
      <span aria-hidden="true">{brand}</span>
    </Link>
  );
}

const styles = {
  logo: css({
    display: "inline-flex",
    alignItems: "center",
    gap: space.x3,
    minHeight: space.x12,
    fontFamily: font.display,
    fontWeight: 750,
    fontSize: "1.375rem",
    letterSpacing: "-0.02em",
    textDecoration: "none",
  }),
  mark: css({ width: space.x8, height: space.x8 }),
};
