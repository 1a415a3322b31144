import {
  createStyles,
  measure,
  framed,
  readingLink,
  rule,
  smallHeading,
  softText,
  space,
  stack,
} from "../../theme";
import { Picture, type PictureProps } from "../picture/picture";
import { SmartLink, pageLink } from "../ui/smart-link";

interface PageLinksProps {
  heading: string;
  pages: readonly {
    path: string;
    title: string;
    note?: string;
    cover?: PictureProps["image"];
  }[];
  className?: string;
}

export function PageLinks({ heading, pages, className }: PageLinksProps) {
  return (
    <nav css={styles.nav} className={className} aria-label={heading}>
      <h2 css={styles.heading}>{heading}</h2>
      <ul>
        {pages.map(({ path, title, note, cover }) => (
          <li key={path} data-row>
            <SmartLink to={pageLink(path)} css={styles.link}>
              {cover && <Picture css={framed} image={cover} alt="" />}
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
  heading: smallHeading,
  link: {
    ...stack(space.x1),
    paddingBlock: space.x3,
    borderTop: rule.hairline,
    ...readingLink,
  },
  title: { fontWeight: 650 },
});
