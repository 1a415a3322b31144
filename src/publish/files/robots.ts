import { machineFiles } from "../../site/routes";

/** Crawlers may go everywhere: a page that should not be kept says so itself, and has to be read for that. */
export function toRobots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${machineFiles.sitemap}\n`;
}
