import {
  color,
  contentShown,
  createStyles,
  detailsOpenStyles,
  headerHeight,
  media,
  rule,
  size,
  space,
} from "../../theme";

interface TableOfContentsProps {
  label: string;
  headings: readonly { readonly id: string; readonly text: string }[];
}

/** A guide's headings: a sticky list on wide screens, collapsed above the text on others. */
export function TableOfContents({ label, headings }: TableOfContentsProps) {
  return (
    <nav css={styles.nav} aria-label={label}>
      <details css={styles.details}>
        <summary css={styles.summary}>{label}</summary>
        <ol css={styles.list}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a css={styles.link} href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

const styles = createStyles({
  nav: {
    fontSize: size.small,
    // The browser marks the link to the heading that is being read.
    scrollTargetGroup: "auto",
    [media.wide]: {
      position: "sticky",
      top: `calc(${headerHeight} + ${space.x8})`,
      alignSelf: "start",
    },
  },
  details: [
    { borderBlock: rule.hairline },
    detailsOpenStyles({ borderBlock: "none", ...contentShown }),
  ],
  summary: detailsOpenStyles({ display: "none" }),
  list: {
    display: "grid",
    paddingBottom: space.x4,
  },
  link: {
    display: "block",
    padding: `${space.x2} ${space.x3}`,
    borderLeft: rule.hairline,
    borderLeftWidth: "0.125rem",
    color: color.inkSoft,
    textDecoration: "none",
    "&:target-current": {
      color: color.ink,
      fontWeight: 600,
      borderColor: color.maple,
      // Visible in forced colors mode.
      textDecoration: "underline transparent",
    },
  },
});
