import type { CSSObject } from "@emotion/react";
import { type FocusEvent, useRef } from "react";
import {
  color,
  headerHeight,
  radius,
  rule,
  size,
  softText,
  space,
} from "../../theme";
import { Button } from "../ui/button";
import { SmartLink } from "../ui/smart-link";
import { useBookingPlace } from "../ui/use-booking-place";
import { useSite, useUiLabels } from "../ui/use-site";

/** Connects the open and close buttons to the menu. */
const menuId = "main-menu";

/** The header's links: a row on wide screens, on small ones a popover without JavaScript, with more links and the button. */
export function MainMenu() {
  const { navigation, menuGroup, headerAction } = useSite();
  const placeBookings = useBookingPlace();
  const action = placeBookings(headerAction, "menu");
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
  const renderLink = (
    { label, link: to }: Queries.NavigationLinkFragment,
    className: string,
  ) => (
    <li key={label}>
      <SmartLink to={to} className={className} onClick={close}>
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
      <ul className="menu-links">
        {navigation.map((each) => renderLink(each, "menu-link"))}
      </ul>
      <div className="menu-more">
        <p className="menu-heading">{menuGroup.heading}</p>
        <ul className="menu-group">
          {menuGroup.links.map((each) => renderLink(each, "menu-group-link"))}
        </ul>
        <p className="menu-action">
          <Button to={action.link}>{action.label}</Button>
        </p>
      </div>
    </nav>
  );
}

/** Opens and closes the menu on small screens. The browser exposes its state to assistive technology. */
export function MenuButton() {
  const { openMenu } = useUiLabels();
  return (
    <button type="button" className="menu-button" popovertarget={menuId}>
      <svg className="menu-bars" viewBox="0 0 20 14" aria-hidden="true">
        <path className="menu-open" d="M0 1h20M0 7h20M0 13h12" />
        <path className="menu-close" d="M4 1l12 12M16 1L4 13" />
      </svg>
      {openMenu}
    </button>
  );
}

const link = (): CSSObject => ({
  display: "flex",
  alignItems: "center",
  minHeight: space.x12,
  textDecoration: "none",
  // In forced colors mode, the transparent underline is visible and the drawn line is not.
  "&[aria-current]": {
    fontWeight: 600,
    textDecoration: "underline transparent",
  },
});

/** The words in the header, whose length decides what it has room for. */
export interface HeaderWords {
  brand: string;
  navigation: readonly { label: string }[];
  headerAction: { label: string };
}

/** The space between the header's margins, in rem, that its parts need, estimated from their letters. With less, a part is folded before a word breaks. */
export function findHeaderWidths({
  brand,
  navigation,
  headerAction,
}: HeaderWords) {
  const letters = navigation.map(({ label }) => label).join("").length;
  const gaps = 1.5 * (navigation.length - 1);
  const links = 0.53 * letters + gaps;
  // Capitals are wider.
  const capitals = brand.replaceAll(/[^\p{Lu}]/gu, "").length;
  const logo = 2.5 + 0.69 * brand.length + 0.36 * capitals;
  const button = 3 + 0.5 * headerAction.label.length;
  const wordmark = logo + button + 2.9;
  const words = headerAction.label.split(" ");
  const longestWord = Math.max(...words.map((word) => word.length));
  return {
    // The button may have a line for each word.
    action: 7 + 0.6 * longestWord,
    wordmark,
    menuLabel: wordmark + 4.6,
    row: Math.max(56, logo + links + button + 7),
  };
}

export function menuStyles(words: HeaderWords): CSSObject {
  const widths = findHeaderWidths(words);
  const row = `@container (min-width: ${widths.row}rem)`;
  const folded = `@container not (min-width: ${widths.row}rem)`;
  return {
    // The links in a row are no popover.
    "html:has(.menu:popover-open)": { overflow: "hidden" },
    ".menu": {
      border: "none",
      color: "inherit",
      background: color.paper,
      [folded]: {
        position: "fixed",
        inset: `${headerHeight} 0 0 auto`,
        width: "min(24rem, 92vw)",
        height: "auto",
        padding: `${space.x2} ${space.x4} 0`,
        "&:popover-open": { display: "flex", flexDirection: "column" },
        borderLeft: rule.hairline,
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
        marginInlineStart: space.x12,
        padding: 0,
        overflow: "visible",
      },
    },
    ".menu-links": { [row]: { display: "flex", gap: space.x6 } },
    ".menu-link": {
      ...link(),
      [folded]: { fontSize: size.h3, borderBottom: rule.hairline },
      [row]: {
        // An underline that grows under the hovered link and the current page's link.
        background: `linear-gradient(${color.spruce} 0 0) 0 100% / 0 3px no-repeat`,
        transition: "background-size 0.3s",
        "--underline": "none",
        "&:hover, &[aria-current]": { backgroundSize: "100% 3px" },
      },
    },
    ".menu-more": {
      flexGrow: 1,
      display: "flex",
      flexDirection: "column",
      [row]: { display: "none" },
    },
    ".menu-heading": { ...softText, paddingTop: space.x4 },
    ".menu-group": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      columnGap: space.x4,
    },
    ".menu-group-link": {
      ...link(),
      minHeight: "2.75rem",
      fontSize: size.small,
      lineHeight: 1.2,
    },
    // At the lower edge, within reach of a thumb, also while the links scroll.
    ".menu-action": {
      position: "sticky",
      bottom: 0,
      marginTop: "auto",
      paddingBlock: space.x4,
      background: color.paper,
      a: { width: "100%" },
    },
    ".menu-button": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: space.x2,
      minWidth: "2.75rem",
      minHeight: "2.75rem",
      paddingInline: space.x4,
      border: rule.hairline,
      borderRadius: radius.pill,
      fontWeight: 650,
      // No room for the label next to the button and wordmark, so it is only the accessible name.
      [`@container not (min-width: ${widths.menuLabel}rem)`]: {
        gap: 0,
        paddingInline: 0,
        fontSize: 0,
      },
      [row]: { display: "none" },
    },
    // It is in the menu, too.
    ".header .header-action": {
      [`@container not (min-width: ${widths.action}rem)`]: { display: "none" },
    },
    ".logo-wordmark": {
      [`@container not (min-width: ${widths.wordmark}rem)`]: {
        display: "none",
      },
    },
    ".menu-bars": { width: "1.125rem", stroke: "currentColor", strokeWidth: 2 },
    ".menu-open": { "nav:popover-open ~ button &": { display: "none" } },
    ".menu-close": {
      display: "none",
      "nav:popover-open ~ button &": { display: "inline" },
    },
  };
}
