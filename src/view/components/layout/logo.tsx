import { Link } from "gatsby";
import { routes } from "../../../lib/urls/routes";
import { mark } from "../../../lib/mark";
import { color, type CSSObject, font, space } from "../../theme";
import { useSite, useUiLabels } from "../ui/use-site";

/** The mark and wordmark, linked to the home page. */
export function Logo() {
  const { brand } = useSite();
  const { homeLink } = useUiLabels();
  const { grid, corner, letter, tip } = mark;
  return (
    <Link to={routes.home} className="logo" aria-label={homeLink}>
      <svg className="logo-mark" viewBox={`0 0 ${grid} ${grid}`} aria-hidden>
        <rect width={grid} height={grid} rx={corner} fill={color.spruceDeep} />
        <path d={letter} fill={color.paper} />
        <path d={tip} fill={color.maple} />
      </svg>
      <span className="logo-wordmark" aria-hidden>
        {brand}
      </span>
    </Link>
  );
}

export const logoStyles = (): CSSObject => ({
  ".logo": {
    display: "inline-flex",
    alignItems: "center",
    gap: space.x2,
    minWidth: 0,
    minHeight: space.x12,
    fontFamily: font.label,
    fontWeight: 750,
    fontSize: "1.25rem",
    letterSpacing: "-0.02em",
    whiteSpace: "nowrap",
    textDecoration: "none",
    "--underline": "none",
  },
  ".logo-mark": { flex: "none", width: space.x8 },
  ".logo-wordmark": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    // In a header as narrow as the smallest phones, the mark is enough.
    "@container not (min-width: 20.4rem)": { display: "none" },
  },
});
