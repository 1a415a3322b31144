import { Global } from "@emotion/react";
import { useEffect } from "react";

interface PageStylesProps {
  rules: string;
}

function WrittenStyles({ rules }: PageStylesProps) {
  return <Global styles={rules} />;
}

/** The content policy refuses the element that Emotion would add, and allows sheets. */
function AdoptedStyles({ rules }: PageStylesProps) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
  return null;
}

/** Styles of one page for elements that it does not render itself: in its HTML, and for visits that come to it from another page. */
export const PageStyles =
  process.env.BUILD_STAGE === "build-javascript" ? AdoptedStyles : WrittenStyles;
