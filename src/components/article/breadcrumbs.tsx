import { css } from "@emotion/react";
import { Link } from "gatsby";
import { routes } from "../../site/urls/routes";
import { color, size, space } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-ui-labels";

/** Breadcrumbs for a page below a list; search engines get the same in JSON-LD. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const { breadcrumbs, breadcrumbHome } = useUiLabels();
  return (
    <nav aria-label={breadcrumbs} css={styles.breadcrumbs}>
      <ol css={styles.list}>
        {[{ name: breadcrumbHome, path: routes.home }, ...steps].map(({ name, path }) => (
          <li key={path} css={styles.step}>
            <Link to={path} css={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const styles = {
  // Placed in the page's top padding.
  breadcrumbs: css({ paddingTop: space.x3, marginBottom: `-${space.x6}` }),
  list: css({ display: "flex", flexWrap: "wrap", columnGap: space.x2, fontSize: size.small }),
  step: css({
    color: color.inkSoft,
    "& + &::before": { content: '"/" / ""', marginInlineEnd: space.x2 },
  }),
  link: css({
    display: "inline-block",
    minWidth: space.x6,
    paddingBlock: space.x1,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  }),
};
