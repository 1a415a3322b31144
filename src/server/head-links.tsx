import mark from "../../static/favicon.svg";
import { color } from "../theme/tokens";
import { fontWithoutScripts } from "./deferred-font";

/** What every page's head holds, whatever the page: the icons, the colors of the browser's frame. */
export const headLinks = [
  <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  // Inlined while building: the icon would be the only other request before the first paint.
  <link key="icon" rel="icon" href={mark} type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={color.paper} />,
  <meta key="scheme" name="color-scheme" content="light" />,
  <noscript key="noscript">
    <style
      dangerouslySetInnerHTML={{
        __html: `.needs-script{display:none!important}${fontWithoutScripts}`,
      }}
    />
  </noscript>,
];
