import { tabIcon } from "./tab-icon";
import { color } from "../theme/tokens";
import { fontWithoutScripts } from "../site/web-font";

// Browsers find /apple-touch-icon.png by themselves, and have the drawn icon without a request; crawlers read files alone. The
// manifest is named once the page has loaded (publish/html/start-script.ts): here it would be fetched before the first picture.
/** What every page's head holds, whatever the page: the icon, the colors of the browser's frame. */
export const headLinks = [
  <link key="file" rel="icon" href="/favicon.ico" sizes="48x48" />,
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
