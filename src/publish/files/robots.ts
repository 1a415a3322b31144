import { machineFiles } from "../../site/routes";

/**
 * Crawlers may go everywhere: a page that should not be kept says so itself, and has to be read for that. So in a preview, where
 * every page says so, and no sitemap is named.
 */
export function toRobots(siteUrl: string, isPreview = false): string {
  const sitemap = isPreview ? "" : `\nSitemap: ${siteUrl}${machineFiles.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
