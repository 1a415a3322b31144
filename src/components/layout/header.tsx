import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color, headerHeight, rule, size, space } from "../../theme/tokens";
import { Container } from "../section/container";
import { Button } from "../ui/button";
import { Logo } from "./logo";
import { MainMenu, MenuButton } from "./main-menu";
import { useSite } from "./use-site";

/** The sticky head of every page: wherever one has scrolled to, a call can be booked. */
export function Header() {
  const { brand, navigation, header } = useSite();
  return (
    <header css={styles.header}>
      <Container>
        <div css={styles.row}>
          <Logo brand={brand} />
          <MainMenu links={navigation} />
          <Button to={header.link}>{header.label}</Button>
          <MenuButton />
        </div>
      </Container>
    </header>
  );
}

const styles = {
  header: css({
    position: "sticky",
    zIndex: 2,
    top: 0,
    background: color.paper,
    borderBottom: rule.hairline,
    // Unlike a media query, a container's follows text that a page alone shows larger.
    containerType: "inline-size",
    // It would take more than a fifth of such a screen, and does not stay there.
    [media.cramped]: { position: "static", "& > div > div": { minHeight: space.x12 } },
  }),
  row: css({
    display: "flex",
    alignItems: "center",
    columnGap: space.x2,
    minHeight: headerHeight,
    "& > a:first-of-type": { marginInlineEnd: "auto" },
    "nav + a": { minHeight: "2.75rem", paddingInline: space.x3, fontSize: size.small },
    // The wordmark gives way first.
    "@container (max-width: 22.4rem)": { "a > svg + span": { display: "none" } },
    [media.wide]: { "nav + a": { paddingInline: space.x6 } },
    // Pages with a QuietAction.
    "#gatsby-focus-wrapper:has([data-quiet]) & nav + a": {
      background: "none",
      borderColor: "currentColor",
      color: "inherit",
      [media.hover]: { "&:hover": { background: color.mint } },
    },
  }),
};
