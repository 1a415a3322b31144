import { fontFace, fontFile } from "../theme/font-faces";

const { fontFamily, fontWeight } = fontFace;

/**
 * Fetches the web font once the page has loaded and stands still. Headings stand in a local font of the
 * same metrics until then, so nothing shifts; a font on the critical path would cost the largest paint
 * two round trips (docs/decisions/0010-font-after-load.md).
 */
const loadFont =
  `addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>` +
  `new FontFace(${JSON.stringify(fontFamily)},${JSON.stringify(`url(${fontFile})`)},` +
  `{weight:${JSON.stringify(fontWeight)}}).load().then(f=>document.fonts.add(f),()=>{})))`;

export const deferredFont = <script key="font" dangerouslySetInnerHTML={{ __html: loadFont }} />;

/** Without scripts the font is fetched as any font is. */
export const fontWithoutScripts =
  `@font-face{font-family:${JSON.stringify(fontFamily)};font-weight:${fontWeight};` +
  `font-display:swap;src:url(${fontFile}) format("woff2")}`;
