import { css } from "@emotion/react";
import { color, font, measure, media, rule, size, space } from "../../theme/tokens";
import { SmartLink, pageLink } from "../ui/smart-link";

interface PageLinksProps {
  heading: string;
  pages: readonly { path: string; title: string; note?: string }[];
  isColumn?: boolean;
}

export function PageLinks({ heading, pages, isColumn = false }: PageLinksProps) {
  return (
    <nav css={[styles.nav, isColumn && styles.column]} aria-label={heading}>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={[styles.list, isColumn && styles.rows]}>
        {pages.map(({ path, title, note }) => (
          <li key={path}>
            <SmartLink to={pageLink(path)} css={styles.link}>
              {note !== undefined && (
                <span css={[styles.note, isColumn && styles.aside]}>{note}</span>
              )}
              <span css={styles.title}>{title}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  nav: css({
    display: "grid",
    alignContent: "start",
    gap: space.x6,
  }),
  heading: css({ fontSize: size.h3 }),
  list: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x8,
    // As many columns as fit, since the list is used full width and next to others. The last row is always full.
    "& > *": { flex: "1 1 17rem" },
  }),
  column: css({ width: "100%", maxWidth: measure.prose }),
  rows: css({
    display: "block",
    // The relation to this page goes at the end of the line.
    [media.medium]: { a: { gridTemplateColumns: "1fr auto", columnGap: space.x6 } },
  }),
  link: css({
    display: "grid",
    alignContent: "start",
    gap: space.x1,
    height: "100%",
    paddingBlock: space.x4,
    borderTop: rule.hairline,
    textDecoration: "none",
    [media.hover]: { "&:hover": { borderColor: color.spruce, textDecoration: "underline" } },
  }),
  note: css({ fontSize: size.small, color: color.inkSoft }),
  aside: css({ [media.medium]: { order: 1 } }),
  title: css({ fontFamily: font.label, fontWeight: 650, lineHeight: 1.3 }),
};
