import {
  color,
  type CSSObject,
  headerHeight,
  media,
  rule,
  size,
  space,
} from "../../theme";
import { Container } from "../section/container";
import { ActionButton } from "../ui/button";
import { Logo } from "./logo";
import { MainMenu, MenuButton } from "./main-menu";
import { useBookingPlace } from "../ui/use-booking-place";
import { useSite } from "../ui/use-site";

/** The sticky header of every page, so that visitors can always book a call. */
export function Header() {
  const { headerAction } = useSite();
  const placeBookings = useBookingPlace();
  return (
    <header className="header">
      <Container>
        <div className="header-row">
          <Logo />
          <MainMenu />
          <ActionButton
            {...placeBookings(headerAction, "header")}
            style="primary"
            className="header-action"
          />
          <MenuButton />
        </div>
      </Container>
    </header>
  );
}

export const headerStyles = (): CSSObject => ({
  ".header": {
    position: "sticky",
    zIndex: 2,
    top: 0,
    background: color.paper,
    borderBottom: rule.hairline,
    // It would cover more than a fifth of such a screen, so it is not sticky there.
    [media.cramped]: { position: "static" },
  },
  ".header-row": {
    display: "flex",
    alignItems: "center",
    columnGap: space.x2,
    // Unlike a media query, a container query in rem follows text enlarged only on the page, and stops at the page's width.
    containerType: "inline-size",
    minHeight: headerHeight,
    "& > a:first-of-type": { marginInlineEnd: "auto" },
    [media.cramped]: { minHeight: space.x12 },
  },
  ".header nav:popover-open ~ .header-action": { animation: "none" },
  // With two classes, stronger than the button's own styles.
  ".header .header-action": {
    minHeight: "2.75rem",
    paddingInline: space.x3,
    fontSize: size.small,
    [media.wide]: { paddingInline: space.x6 },
    // Outlined until the hero's own button has left the screen.
    "@supports (animation-timeline: scroll())": {
      animation: "fill-action steps(1) both",
      animationTimeline: "scroll(root)",
      animationRange: "0 75vh",
      // It fills at once under a mouse, and above the open menu.
      [media.hover]: { "&:hover": { animation: "none" } },
      "@keyframes fill-action": {
        from: {
          background: "transparent",
          borderColor: "currentColor",
          color: color.ink,
        },
      },
    },
  },
});
