import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import { css, space } from "../../theme";
import { Container } from "../section/container";

interface ReadingPageProps {
  breadcrumbs?: readonly { name: string; path: string }[];
  children: ReactNode;
}

/** A page of text, from its heading to the links that follow, with a quiet header button. */
export function ReadingPage({ breadcrumbs, children }: ReadingPageProps) {
  return (
    <Container>
      {breadcrumbs && <Breadcrumbs steps={breadcrumbs} />}
      <article css={article} data-quiet>
        {children}
      </article>
    </Container>
  );
}

const article = css({
  display: "grid",
  gap: space.x12,
  paddingBlock: `${space.x12} ${space.x24}`,
});
