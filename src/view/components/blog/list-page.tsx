import type { ReactNode } from "react";
import {
  color,
  createStyles,
  leadText,
  measure,
  size,
  space,
  stack,
} from "../../theme";
import { Container } from "../section/container";

interface ListPageProps {
  heading: string;
  lead: string;
  /** Above the heading. */
  breadcrumbs?: ReactNode;
  children: ReactNode;
}

/** A list of posts: name, description, a double rule, and the list. */
export function ListPage({
  heading,
  lead,
  breadcrumbs,
  children,
}: ListPageProps) {
  return (
    <Container>
      {breadcrumbs}
      <div css={styles.page} data-quiet>
        <header css={styles.header}>
          <h1 css={styles.heading}>{heading}</h1>
          <p css={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </Container>
  );
}

const styles = createStyles({
  page: {
    display: "grid",
    gap: space.x8,
    paddingBlock: `${space.x12} ${space.x24}`,
  },
  header: {
    ...stack(space.x4),
    paddingBottom: space.x6,
    borderBottom: `0.3rem double ${color.ink}`,
  },
  heading: { fontSize: size.h1Long, lineHeight: 1 },
  lead: { ...leadText, maxWidth: measure.prose },
});
