import { routes } from "../../site/routes";
import { color } from "../../theme/tokens";

const icons = [192, 512].map((width) => ({
  src: `/icon-${String(width)}.png`,
  sizes: `${String(width)}x${String(width)}`,
  type: "image/png",
}));

interface ManifestFacts {
  brand: string;
  tagline: string;
  description: string;
}

/** What a phone shows of the site on its home screen. */
export function toManifest({ brand, tagline, description }: ManifestFacts): string {
  const manifest = {
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description,
    lang: "en-US",
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
