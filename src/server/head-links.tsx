import { color } from "../theme/tokens";

// Browsers find /favicon.ico by themselves, and the manifest is named once the page has loaded: here both would be fetched
// before the first picture. Search engines take the icon of telephones as well.
/** What every page's head holds, whatever the page: the icon, the colors of the browser's frame. */
export const headLinks = [
  <link key="icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={color.paper} />,
];
