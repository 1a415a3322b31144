import { showWebFont } from "./show-web-font";

/** The font of headings and numerals, cut down to what the site uses (scripts/fonts/font-list.ts). */
const file = "/fonts/bricolage.woff2";
const family = JSON.stringify("Bricolage Grotesque Variable");
const weight = "400 750";

/**
 * A script that fetches the web font, for when the page has loaded and stands still. Headings stand in a
 * local font of the same metrics until then, so nothing shifts; a font on the critical path would cost the
 * largest paint two round trips (docs/decisions/0010-font-after-load.md).
 */
export const loadFont = `(${showWebFont.toString()})(${family},"${file}","${weight}");`;

/** Without scripts the font is fetched as any font is; browsers that don't know the query stay with the local one. */
export const fontWithoutScripts = `@media (scripting:none){@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${file})}}`;
