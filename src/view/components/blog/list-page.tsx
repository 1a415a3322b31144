import type { ReactNode } from "react";
import { css, leadText, rule, space } from "../../theme";
import { ReadingPage } from "../article/reading-page";

interface ListPageProps {
  heading: string;
  lead: string;
  breadcrumbs?: readonly { name: string; path: string }[];
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
    <ReadingPage element="div" breadcrumbs={breadcrumbs}>
      <header css={closed}>
        <h1>{heading}</h1>
        <p css={leadText}>{lead}</p>
      </header>
      {children}
    </ReadingPage>
  );
}

const closed = css({
  paddingBottom: space.x6,
  borderBottom: rule.closing,
});
