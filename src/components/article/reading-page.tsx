import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { QuietHeaderCta } from "../layout/quiet-header-cta";
import { Breadcrumbs } from "./breadcrumbs";
import { space } from "../../theme/tokens";
import { Container } from "../section/container";

interface ReadingPageProps {
  breadcrumbs?: readonly { name: string; path: string }[];
  children: ReactNode;
}

/** A page of text, from its heading to the links that follow, with a quiet header button. */
export function ReadingPage({ breadcrumbs, children }: ReadingPageProps) {
  return (
    <Container>
      <QuietHeaderCta />
      {breadcrumbs && <Breadcrumbs steps={breadcrumbs} />}
      <article css={article}>{children}</article>
    </Container>
  );
}

const article = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.x12,
  paddingBlock: `${space.x12} ${space.x24}`,
});
