import { routes } from "../../site/routes";
import { color } from "../../theme/tokens";

const toIcon = (src: string, width: number) => ({
  src,
  sizes: `${String(width)}x${String(width)}`,
  type: "image/png",
});

const icons = [
  toIcon("/icon-192.png", 192),
  toIcon("/icon-512.png", 512),
  // Its ground fills the square and its mark keeps clear of the edges: phones cut circles and drops out of it.
  { ...toIcon("/icon-maskable-512.png", 512), purpose: "maskable" },
];

interface ManifestFacts {
  brand: string;
  tagline: string;
  description: string;
  locale: string;
}

/** What a phone shows of the site on its home screen. */
export function toManifest({ brand, tagline, description, locale }: ManifestFacts): string {
  const manifest = {
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description,
    lang: locale,
    id: routes.home,
    start_url: routes.home,
    scope: routes.home,
    // A website to read, with links to share: it keeps the address bar and the way back.
    display: "browser",
    theme_color: color.paper,
    background_color: color.paper,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
