import { tabIcon } from "./tab-icon";
import { color } from "../theme/tokens";
import { fontWithoutScripts } from "../site/web-font";

// Browsers find /favicon.ico and /apple-touch-icon.png by themselves.
/** What every page's head holds, whatever the page: the icon, the colors of the browser's frame. */
export const headLinks = [
  <link key="icon" rel="icon" href={tabIcon} />,
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
