import type { ReactNode } from "react";
import { GlobalStyles } from "../../theme/global-styles";
import { Footer } from "./footer";
import { Header } from "./header";
import { css } from "@emotion/react";
import { color, space } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-ui-labels";

const mainId = "content";

/** The first stop of the keyboard: it leads past the header. */
function SkipLink() {
  const { skipToContent } = useUiLabels();
  return (
    <a href={`#${mainId}`} css={styles.link}>
      {skipToContent}
    </a>
  );
}

const styles = {
  link: css({
    // Fixed, it would be printed over the text of every page.
    position: "absolute",
    zIndex: 3,
    top: space.x2,
    left: space.x2,
    padding: `${space.x3} ${space.x6}`,
    background: color.ink,
    color: color.paper,
    transform: "translateY(-200%)",
    "&:focus": { transform: "none" },
  }),
};

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* The head of every page has the global styles: the visitor's bundle leaves them out. */}
      {process.env.BUILD_STAGE !== "build-javascript" && <GlobalStyles />}
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
