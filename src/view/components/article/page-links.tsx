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
}

export function PageLinks({ heading, pages }: PageLinksProps) {
  return (
    <nav css={styles.nav} aria-label={heading}>
      <h2 css={styles.heading}>{heading}</h2>
      <ul>
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
  nav: { ...stack(space.x3), maxWidth: measure.prose },
  heading: minorHeading,
  link: {
    ...stack(space.x1),
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    ...readingLink,
  },
  title: { fontWeight: 650, lineHeight: 1.3 },
});
