import { Link } from "gatsby";
import { routes } from "../../../lib/urls/routes";
import { css, softText, space, wrappingLine } from "../../theme";
import { useUiLabels } from "../ui/use-site";

export interface Breadcrumb {
  name: string;
  path: string;
}

/** Breadcrumbs for a page below a list; search engines get the same in JSON-LD. */
export function Breadcrumbs(list: Breadcrumb) {
  const { breadcrumbs, breadcrumbHome } = useUiLabels();
  return (
    <nav aria-label={breadcrumbs} css={inTopPadding}>
      <ol css={[separatedLinks("/"), softText]}>
        {[{ name: breadcrumbHome, path: routes.home }, list].map(
          ({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/** A list of links in one line; screen readers skip the separators. */
export const separatedLinks = (separator: string) =>
  css({
    ...wrappingLine,
    columnGap: space.x2,
    // After a link, so that no line begins with it.
    "li:not(:last-of-type)::after": {
      content: `"${separator}" / ""`,
      marginInlineStart: space.x2,
    },
    a: {
      display: "inline-block",
      minWidth: space.x6,
      paddingBlock: space.x1,
      textDecoration: "none",
    },
  });

const inTopPadding = css({
  paddingTop: space.x3,
  marginBottom: `-${space.x6}`,
});
