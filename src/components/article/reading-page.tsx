import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { QuietAction } from "../layout/quiet-action";
import { Trail } from "./trail";
import { space } from "../../theme/tokens";
import { Container } from "../section/container";

interface ReadingPageProps {
  trail?: readonly { name: string; path: string }[];
  children: ReactNode;
}

/** A page of text, from its heading to the links that follow, with a quiet header button. */
export function ReadingPage({ trail, children }: ReadingPageProps) {
  return (
    <Container>
      <QuietAction />
      {trail && <Trail steps={trail} />}
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
