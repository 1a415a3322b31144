import {
  createStyles,
  measure,
  minorHeading,
  readingLink,
  rule,
  softText,
  space,
  stack,
} from "../../theme";
import { SmartLink, pageLink } from "../ui/smart-link";

interface PageLinksProps {
  heading: string;
  pages: readonly { path: string; title: string; note?: string }[];
  isColumn?: boolean;
}

export function PageLinks({
  heading,
  pages,
  isColumn = false,
}: PageLinksProps) {
  return (
    <nav css={[styles.nav, isColumn && styles.column]} aria-label={heading}>
      <h2 css={styles.heading}>{heading}</h2>
      <ul css={[styles.list, isColumn && styles.rows]}>
        {pages.map(({ path, title, note }) => (
          <li key={path} data-row>
            <SmartLink to={pageLink(path)} css={styles.link}>
              {note !== undefined && <span css={softText}>{note}</span>}
              <span css={styles.title}>{title}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = createStyles({
  nav: stack(space.x3),
  heading: minorHeading,
  list: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.x8,
    // As many columns as fit, since the list is used full width and next to others. The last row is always full.
    "& > *": { flex: "1 1 17rem" },
  },
  column: { width: "100%", maxWidth: measure.prose },
  rows: { display: "block" },
  link: {
    ...stack(space.x1),
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    ...readingLink,
  },
  title: { fontWeight: 650, lineHeight: 1.3 },
});
