import type { ReactNode } from "react";
import { GlobalStyles } from "../../theme/global-styles";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink, mainId } from "./skip-link";

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
