import { type FocusEvent, useRef } from "react";
import {
  color,
  type CSSObject,
  headerHeight,
  pillShape,
  radius,
  rule,
  size,
  softText,
  space,
  wrappingLine,
} from "../../theme";
import { SmartLink } from "../ui/smart-link";
import { useSite, useUiLabels } from "../ui/use-site";

/** Connects the open and close buttons to the menu. */
const menuId = "main-menu";

/** The header's links: a row on wide screens, on small ones a popover without JavaScript, with more links. */
export function MainMenu() {
  const { navigation, menuGroup } = useSite();
  const { mainNavigation } = useUiLabels();
  const menu = useRef<HTMLElement>(null);
  // Navigation does not reload the page, so the popover must be closed.
  const close = () => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };
  // Otherwise, Tab would go on to links that the menu covers.
  const closeIfLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (
      relatedTarget &&
      !currentTarget.closest("header")?.contains(relatedTarget)
    )
      close();
  };
  const renderLink = ({ label, link }: Queries.NavigationLinkFragment) => (
    <li key={label}>
      <SmartLink to={link} className="menu-link" onClick={close}>
        {label}
      </SmartLink>
    </li>
  );
  return (
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      aria-label={mainNavigation}
      className="menu"
      onBlur={closeIfLeft}
    >
      <ul className="menu-links">{navigation.map(renderLink)}</ul>
      <div className="menu-more">
        <p className="menu-heading">{menuGroup.heading}</p>
        <ul className="menu-group">{menuGroup.links.map(renderLink)}</ul>
      </div>
    </nav>
  );
}

/** Opens and closes the menu on small screens. The browser exposes its state to assistive technology. */
export function MenuButton() {
  const { openMenu, closeMenu } = useUiLabels();
  return (
    <button type="button" className="menu-button" popovertarget={menuId}>
      <svg className="menu-bars" viewBox="0 0 20 14" aria-hidden>
        <path className="menu-open" d="M0 1h20M0 7h20M0 13h12" />
        <path className="menu-close" d="M4 1l12 12M16 1L4 13" />
      </svg>
      <span className="menu-open">{openMenu}</span>
      <span className="menu-close">{closeMenu}</span>
    </button>
  );
}

/** Where the header has room for all links in a row. */
const row = "@container (min-width: 56rem)";
const folded = "@container not (min-width: 56rem)";

export const menuStyles = (): CSSObject => ({
  // The links in a row are no popover.
  "html:has(.menu:popover-open)": { overflow: "hidden" },
  ".menu": {
    border: "none",
    color: "inherit",
    background: color.paper,
    [folded]: {
      inset: `${headerHeight} 0 0 auto`,
      width: "min(24rem, 100vw)",
      height: "auto",
      padding: `${space.x2} ${space.x4}`,
      "&::backdrop": {
        top: headerHeight,
        background: `color-mix(in srgb, ${color.ink} 45%, transparent)`,
      },
    },
    [row]: {
      position: "static",
      flexGrow: 1,
      display: "block",
      // Far enough from the logo to not look like one of the links.
      marginInlineStart: space.x8,
      padding: 0,
    },
  },
  // In a second row if a site has more links than fit one.
  ".menu-links": {
    [row]: { ...wrappingLine, columnGap: space.x2 },
  },
  ".menu-link": {
    display: "flex",
    alignItems: "center",
    minHeight: space.x12,
    textDecoration: "none",
    textUnderlineOffset: "0.4em",
    [folded]: { fontSize: size.h3, borderBottom: rule.hairline },
    // The menu cuts off what is outside it.
    [row]: {
      paddingInline: space.x2,
      borderRadius: radius.pill,
      outlineOffset: "-3px",
    },
    "&[aria-current]": { textDecoration: `underline ${color.maple} 3px` },
  },
  ".menu-more": { [row]: { display: "none" } },
  ".menu-heading": { ...softText, paddingTop: space.x4 },
  ".menu-group": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: space.x4,
  },
  ".menu-group .menu-link": {
    minHeight: "2.75rem",
    border: 0,
    fontSize: size.small,
    lineHeight: 1.2,
  },
  ".menu-button": {
    ...pillShape,
    justifyContent: "center",
    gap: space.x2,
    minWidth: "2.75rem",
    fontWeight: 650,
    // No room for the label next to the button and wordmark, so it is only the accessible name.
    "@container not (min-width: 25rem)": {
      gap: 0,
      paddingInline: 0,
      fontSize: 0,
    },
    [row]: { display: "none" },
  },
  ".menu-bars": { width: "1.125rem", stroke: "currentColor", strokeWidth: 2 },
  ".menu-open": { "nav:popover-open ~ button &": { display: "none" } },
  ".menu-close": {
    display: "none",
    "nav:popover-open ~ button &": { display: "inline" },
  },
});
