import { css } from "@emotion/react";
import { color, headerHeight, rule, space } from "../../theme/tokens";
import { Container } from "../section/container";
import { Logo } from "./logo";
import { MainMenu } from "./main-menu";
import { MenuButton } from "./menu-button";
import { useSite } from "./use-site";

/** The sticky head of every page. */
export function Header() {
  const { brand, navigation, headerAction } = useSite();
  return (
    <header css={styles.header}>
      <Container>
        <div css={styles.row}>
          <Logo brand={brand} />
          <MenuButton />
          <MainMenu links={navigation} action={headerAction} />
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
  }),
  row: css({
    display: "flex",
    // At twice the text size a phone has no room for the logo and the button side by side.
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.x6,
    minHeight: headerHeight,
  }),
};
