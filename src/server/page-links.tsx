import { fontSheetAddress, machineFiles, printSheetAddress } from "../site/urls/routes";
import { color } from "../theme/tokens";

/** What the head of every page has: the icons, the manifest, the color of the browser's frame. */
export const headLinks = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />,
  <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href={machineFiles.manifest} />,
  <meta key="theme" name="theme-color" content={color.paper} />,
];

const fontLink = <link key="fonts" rel="stylesheet" href={fontSheetAddress} />;

/** The sheets that built pages link to with their scripts (src/publish/html/defer-scripts.ts). Only a build writes the print stylesheet. */
export const laterLinks =
  process.env.NODE_ENV === "development" ? (
    fontLink
  ) : (
    <noscript key="sheets">
      {fontLink}
      <link rel="stylesheet" href={printSheetAddress} media="print" />
    </noscript>
  );
