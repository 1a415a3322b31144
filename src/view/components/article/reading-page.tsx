import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs";
import { css, size, space, stack } from "../../theme";
import { Container } from "../section/container";

interface ReadingPageProps {
  element?: "article" | "div";
  breadcrumbs?: readonly { name: string; path: string }[];
  children: ReactNode;
}

/** A text or a list of texts, from its heading to the links that follow. */
export function ReadingPage({
  element: Element = "article",
  breadcrumbs,
  children,
}: ReadingPageProps) {
  return (
    <Container>
      {breadcrumbs && <Breadcrumbs steps={breadcrumbs} />}
      <Element css={page}>{children}</Element>
    </Container>
  );
}

const page = css({
  ...stack(space.x8),
  "& > header": stack(space.x4),
  paddingBlock: `${space.x12} ${space.x24}`,
  h1: { maxWidth: "58rem", fontSize: size.h1Long, lineHeight: 1 },
});
