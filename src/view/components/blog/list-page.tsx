import type { ReactNode } from "react";
import { css, leadText, rule, space } from "../../theme";
import type { Breadcrumb } from "../article/breadcrumbs";
import { ReadingPage } from "../article/reading-page";

interface ListPageProps {
  heading: string;
  lead: string;
  list?: Breadcrumb;
  children: ReactNode;
}

/** A list of posts: name, description, a double rule, and the list. */
export function ListPage({ heading, lead, list, children }: ListPageProps) {
  return (
    <ReadingPage element="div" list={list}>
      <header css={closed}>
        <h1>{heading}</h1>
        <p css={leadText}>{lead}</p>
      </header>
      {children}
    </ReadingPage>
  );
}

const closed = css({ paddingBottom: space.x6, borderBottom: rule.closing });
