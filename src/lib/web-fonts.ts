interface WebFont {
  family: string;
  /** Its file in static/fonts, without the extension. */
  file: string;
  /** One weight, or the lowest and the highest. */
  weight: string;
}

/** All web fonts of the site. */
export const webFonts: readonly WebFont[] = [
  { family: "Bricolage Display", file: "bricolage-display", weight: "700" },
  {
    family: "Bricolage Grotesque Variable",
    file: "bricolage",
    weight: "400 700",
  },
  { family: "Literata Variable", file: "literata", weight: "400 650" },
];

/** The `src` of a font face. */
export const formatFontSource = ({ file }: WebFont) =>
  `url("/fonts/${file}.woff2") format("woff2")`;

/** The stylesheet of visitors without scripts, and of `develop`. */
export function buildFontStylesheet(): string {
  const faces = webFonts.map(
    (font) => `@font-face {
  font-family: "${font.family}";
  font-weight: ${font.weight};
  font-display: swap;
  src: ${formatFontSource(font)};
}
`,
  );
  return `/* Written by src/tools/scripts/fonts/fonts.ts. */\n${faces.join("")}`;
}
