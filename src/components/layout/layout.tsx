import type { ReactNode } from "react";
import { GlobalStyles } from "../../theme/global-styles";
import { Footer } from "./footer";
import { Header } from "./header";
import { SkipLink, mainId } from "./skip-link";

/** The frame of every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
