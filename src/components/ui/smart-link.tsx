import { css } from "@emotion/react";
import { Link, graphql } from "gatsby";
import { type ReactNode, useContext, createContext } from "react";
import { addPage } from "../../site/urls/booking-origin";
import { isMachineFile } from "../../site/urls/routes";
import { color } from "../../theme/tokens";
import { useUiLabels } from "./use-ui-labels";

/** What bookings call the page that is shown: booking links of the frame, which stays while pages change, say it. */
export const PageName = createContext("");

export interface SmartLinkProps {
  to: Queries.LinkTargetFragment;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}

/** A link to wherever content says: inside the site without a reload, outside it in a new tab that is announced. */
export function SmartLink({ to, children, className, onClick }: SmartLinkProps) {
  const { opensInNewTab, opensSoon } = useUiLabels();
  const page = useContext(PageName);
  if (to.opensSoon) {
    return (
      <span className={className} css={soon}>
        {children} ({opensSoon})
      </span>
    );
  }
  const props = { className, onClick };
  if (to.opensInNewTab) {
    return (
      <a {...props} href={addPage(to.href, page)} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">{` ${opensInNewTab}`}</span>
      </a>
    );
  }
  if (!to.href.startsWith("/") || isMachineFile(to.href)) {
    return (
      <a {...props} href={to.href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to={to.href}>
      {children}
    </Link>
  );
}

// It looks like its kind, and plainly can't be pressed; it is no stop for the keyboard.
const soon = css({
  color: color.inkSoft,
  background: "none",
  borderColor: "currentColor",
  cursor: "default",
  "[data-tone=spruce] &": { color: color.line },
});

/** A page of the site as the target of a link. */
export function toPage(path: string): Queries.LinkTargetFragment {
  return { href: path, opensInNewTab: false, opensSoon: false };
}

export const linkTargetFragment = graphql`
  fragment LinkTarget on Link {
    href
    opensInNewTab
    opensSoon
  }
`;
