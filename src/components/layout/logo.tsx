import { css } from "@emotion/react";
import { Link } from "gatsby";
import { routes } from "../../site/urls/routes";
import { font, space, color } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-ui-labels";
import { mark } from "../../site/mark";

const markViewBox = `0 0 ${mark.grid} ${mark.grid}`;
function MarkShapes() {
  return (
    <>
      <rect width={mark.grid} height={mark.grid} rx={mark.corner} fill={color.spruceDeep} />
      <path d={mark.letter} fill={color.paper} />
      <path d={mark.tip} fill={color.maple} />
    </>
  );
}

/** The mark and the wordmark; they lead home. */
export function Logo({ brand }: { brand: string }) {
  const { homeLink } = useUiLabels();
  return (
    <Link to={routes.home} css={styles.logo} aria-label={homeLink}>
      <svg css={styles.mark} viewBox={markViewBox} aria-hidden="true">
        <MarkShapes />
      </svg>
      <span aria-hidden="true">{brand}</span>
    </Link>
  );
}

const styles = {
  logo: css({
    display: "inline-flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: space.x12,
    fontFamily: font.display,
    fontWeight: 750,
    fontSize: "1.25rem",
    letterSpacing: "-0.02em",
    whiteSpace: "nowrap",
    textDecoration: "none",
  }),
  mark: css({ width: space.x8, height: space.x8 }),
};
