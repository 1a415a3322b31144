import { Link, graphql } from "gatsby";
import type { ReactNode } from "react";
import { isOutsideApp } from "../../../lib/urls/routes";
import { useUiLabels } from "./use-site";
import { css } from "../../theme";

export interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}

/** A link from content: client-side navigation within the site, an announced new tab for other sites. */
export function SmartLink({
  to,
  children,
  className,
  onClick,
}: SmartLinkProps) {
  const { opensInNewTab, opensSoon } = useUiLabels();
  if (to.isPending) {
    return (
      <span className={className} css={soon}>
        {children} ({opensSoon})
      </span>
    );
  }
  if (to.href.startsWith("/") && !isOutsideApp(to.href)) {
    return (
      <Link className={className} to={to.href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  const inNewTab = to.opensInNewTab && { target: "_blank", rel: "noopener" };
  return (
    <a className={className} href={to.href} onClick={onClick} {...inNewTab}>
      {children}
      {inNewTab && (
        <span className="visually-hidden">{` ${opensInNewTab}`}</span>
      )}
    </a>
  );
}

// Looks like its variant but disabled, and is not a tab stop.
const soon = css({
  color: "var(--soft)",
  background: "none",
  borderColor: "currentColor",
  cursor: "default",
});

/** Creates a link target for a page of the site. */
export function pageLink(path: string): Queries.LinkTargetFragment {
  return { href: path, opensInNewTab: false, isPending: false };
}

export const linkTargetFragment = graphql`
  fragment LinkTarget on Link {
    href
    opensInNewTab
    isPending
  }
`;
