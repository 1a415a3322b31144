import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import { globalStyles } from "../../theme/global-styles";
import { color, type CSSObject, space } from "../../theme";
import { buttonStyles } from "../ui/button";
import { useUiLabels } from "../ui/use-site";
import { Footer, footerStyles } from "./footer";
import { Header, headerStyles } from "./header";
import { logoStyles } from "./logo";
import { menuStyles } from "./main-menu";

export function Layout({ children }: { children: ReactNode }) {
  const { skipToContent } = useUiLabels();
  return (
    <>
      {/* Every page's HTML has these styles, so the browser bundle omits them. */}
      {!process.env.IS_BROWSER_BUNDLE && <Global styles={buildStyles()} />}
      <a href="#content" className="skip-link">
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

/** The global styles, and those of the header and footer, which are never removed from the page. */
const buildStyles = () => [
  globalStyles(),
  skipLinkStyles(),
  buttonStyles(),
  headerStyles(),
  logoStyles(),
  menuStyles(),
  footerStyles(),
];

const skipLinkStyles = (): CSSObject => ({
  ".skip-link": {
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
  },
});
