import { Link } from "gatsby";
import type { ReactNode } from "react";
import { useInterfaceText } from "./use-interface-text";

export interface LinkTarget {
  readonly href: string;
  readonly opensInNewTab: boolean;
}

interface SmartLinkProps {
  to: LinkTarget;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
}

/** A link to wherever content says: inside the site without a reload, outside it in a new tab that is announced. */
export function SmartLink({ to, children, className, onClick }: SmartLinkProps) {
  const { opensInNewTab } = useInterfaceText();
  if (to.opensInNewTab) {
    return (
      <a
        className={className}
        onClick={onClick}
        href={to.href}
        target="_blank"
        rel="noopener"
      >
        {children}
        <span className="visually-hidden"> {opensInNewTab}</span>
      </a>
    );
  }
  if (!to.href.startsWith("/")) {
    return (
      <a className={className} onClick={onClick} href={to.href}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} onClick={onClick} to={to.href}>
      {children}
    </Link>
  );
}
