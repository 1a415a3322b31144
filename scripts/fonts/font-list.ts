/** A font of the site: which file of which package it is cut from, and what of it is used. */
export interface SiteFont {
  source: string;
  target: string;
  weights: { min: number; max: number };
  /** Bytes that the file may have: a page with both fonts fetches 48 KB at most. */
  most: number;
}

/** Both under the SIL Open Font License without a reserved name, so that what is cut from them may keep its name. */
export const fonts: readonly SiteFont[] = [
  {
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    target: "static/fonts/bricolage.woff2",
    weights: { min: 400, max: 750 },
    most: 24_000,
  },
  {
    source: "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
    target: "static/fonts/literata.woff2",
    weights: { min: 400, max: 700 },
    most: 24_000,
  },
];

/** What letters need to stand well beside each other, and figures of one width for tables; alternates and fractions are left out. */
export const features = [
  "ccmp",
  "locl",
  "rlig",
  "liga",
  "calt",
  "kern",
  "mark",
  "mkmk",
  "lnum",
  "tnum",
];
