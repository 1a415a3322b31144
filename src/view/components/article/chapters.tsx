import { graphql } from "gatsby";
import type { ReactNode } from "react";
import {
  color,
  createStyles,
  headerHeight,
  measure,
  media,
  rule,
  size,
  space,
  splitAt,
} from "../../theme";
import { ProseText } from "../ui/prose-text";

interface ChaptersProps {
  /** The name of the table of contents. */
  contents: string;
  body: Queries.ChaptersFragment;
  /** After the text. */
  children?: ReactNode;
}

/** A long text with its headings: a sticky list to the left on wide screens, collapsed above the text on others. */
export function Chapters({ contents, body, children }: ChaptersProps) {
  const chapters = body.headings.filter(({ depth }) => depth === 2);
  return (
    <div css={styles.columns}>
      <nav css={styles.nav} aria-label={contents}>
        <details css={styles.details}>
          <summary>{contents}</summary>
          <ol css={styles.list}>
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a css={styles.link} href={`#${id}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div css={styles.text}>
        <ProseText html={body.html} />
        {children}
      </div>
    </div>
  );
}

const styles = createStyles({
  columns: { display: "grid", gap: space.x8, [media.wide]: splitAt(4) },
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
  details: {
    borderBlock: rule.hairline,
    // Always open on wide screens, if the browser can.
    "@supports selector(::details-content)": {
      [media.wide]: {
        borderBlock: "none",
        "& > summary": { display: "none" },
        "&::details-content": {
          contentVisibility: "visible",
          display: "block",
        },
      },
    },
  },
  list: { paddingBottom: space.x4 },
  link: {
    display: "block",
    padding: `${space.x2} ${space.x3}`,
    borderLeft: `2px solid ${color.line}`,
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
  text: {
    display: "grid",
    gap: space.x12,
    "& > div": { maxWidth: "none" },
    "& > div > :not(.table-scroll)": { maxWidth: measure.prose },
  },
});

export const chaptersFragment = graphql`
  fragment Chapters on Markdown {
    html
    headings {
      id
      text
      depth
    }
  }
`;
