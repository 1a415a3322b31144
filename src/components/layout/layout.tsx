import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../../theme/global-styles";
import { color, space } from "../../theme/tokens";
import { useUiLabels } from "../ui/use-site";
import { Footer } from "./footer";
import { Header } from "./header";

export function Layout({ children }: { children: ReactNode }) {
  const { skipToContent } = useUiLabels();
  return (
    <>
      {/* Every page's HTML has the global styles, so the browser bundle omits them. */}
      {process.env.BUILD_STAGE !== "build-javascript" && <GlobalStyles />}
      <a href="#content" css={skipLink}>
        {skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

const skipLink = css({
  // A fixed element would be printed over the text of every page.
  position: "absolute",
  zIndex: 3,
  top: space.x2,
  left: space.x2,
  padding: `${space.x3} ${space.x6}`,
  background: color.ink,
  color: color.paper,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
});
