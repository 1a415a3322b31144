import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, font, rule, size, space } from "../../theme/tokens";
import { toPage } from "../ui/link-target";
import { SmartLink } from "../ui/smart-link";

type PageLinksProps = ({ heading: string } | { heading?: never; label: string }) & {
  pages: readonly { path: string; title: string; note?: string }[];
};

/** Pages to read next, under ruled lines; `label` names them where no heading is shown. */
export function PageLinks({ pages, ...name }: PageLinksProps) {
  return (
    <nav css={styles.nav} aria-label={name.heading ?? name.label}>
      {name.heading !== undefined && <h2 css={styles.heading}>{name.heading}</h2>}
      <ul css={[styles.list, pages.length % 4 === 0 && styles.inFours]}>
        {pages.map(({ path, title, note }) => (
          <li key={path}>
            <SmartLink to={toPage(path)} css={styles.link}>
              {note !== undefined && <span css={styles.note}>{note}</span>}
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
    [media.print]: { display: "none" },
  }),
  heading: css({ fontSize: size.h3 }),
  list: css({
    display: "grid",
    columnGap: space.x8,
    // As many columns as there is room for: the list stands across a page and beside another one.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  }),
  // Three columns would leave the last one alone. Beside another list there is room for two.
  inFours: css({
    [media.wide]: { gridTemplateColumns: "repeat(auto-fill, minmax(max(12rem, 22%), 1fr))" },
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
  title: css({ fontFamily: font.display, fontWeight: 650, lineHeight: 1.3 }),
};
