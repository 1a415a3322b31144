import { fontFile } from "../theme/font-faces";
import { color } from "../theme/tokens";

/** What every page's head holds, whatever the page: the font, the icons, the colors of the browser's frame. */
export const headLinks = [
  <noscript key="noscript">
    <style>{".needs-script{display:none!important}"}</style>
  </noscript>,
  <link
    key="font"
    rel="preload"
    href={fontFile}
    as="font"
    type="font/woff2"
    crossOrigin="anonymous"
  />,
  <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta key="theme" name="theme-color" content={color.paper} />,
  <meta key="scheme" name="color-scheme" content="light" />,
];
