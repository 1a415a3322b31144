import type { ReactNode } from "react";
import { type Breadcrumb, Breadcrumbs } from "./breadcrumbs";
import { css, size, space, stack } from "../../theme";
import { Container } from "../section/container";

interface ReadingPageProps {
  element?: "article" | "div";
  /** The page that lists it. */
  list?: Breadcrumb;
  children: ReactNode;
}

/** A text or a list of texts, from its heading to the links that follow. */
export function ReadingPage({
  element: Element = "article",
  list,
  children,
}: ReadingPageProps) {
  return (
    <Container>
      {list && <Breadcrumbs {...list} />}
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
