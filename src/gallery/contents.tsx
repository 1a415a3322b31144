import { css } from "@emotion/react";
import { media } from "../theme/media";
import { color, headerHeight, size, space } from "../theme/tokens";

interface ContentsProps {
  groups: readonly { heading: string; entries: readonly { id: string; name: string }[] }[];
}

/** Leads to every entry by name, and stays in view beside them on wide screens. */
export function Contents({ groups }: ContentsProps) {
  return (
    <nav css={styles.nav} aria-label="Gallery">
      {groups.map(({ heading, entries }) => (
        <div key={heading}>
          <h2 css={styles.heading}>{heading}</h2>
          <ul css={styles.list}>
            {entries.map(({ id, name }) => (
              <li key={id}>
                <a css={styles.link} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const styles = {
  nav: css({
    display: "grid",
    alignContent: "start",
    gap: space.x6,
    padding: `${space.x3} ${space.x4} ${space.x12}`,
    fontSize: size.small,
    [media.medium]: { paddingInline: space.x8 },
    [media.wide]: {
      position: "sticky",
      top: headerHeight,
      alignSelf: "start",
      maxHeight: `calc(100vh - ${headerHeight})`,
      overflowY: "auto",
    },
  }),
  heading: css({ marginBottom: space.x2, fontSize: size.body }),
  list: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x4,
    [media.wide]: { display: "grid" },
  }),
  link: css({
    display: "inline-block",
    textDecoration: "none",
    [media.hover]: { "&:hover": { color: color.spruce, textDecoration: "underline" } },
  }),
};
