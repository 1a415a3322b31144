import { color } from "../theme/tokens";

// Browsers find /apple-touch-icon.png by themselves. The manifest is named once the page has loaded
// (publish/html/start-script.ts): here it would be fetched before the first picture.
/** What every page's head holds, whatever the page: the icon, the colors of the browser's frame. */
export const headLinks = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="48x48" />,
  <meta key="theme" name="theme-color" content={color.paper} />,
  <meta key="scheme" name="color-scheme" content="light" />,
];
