import type { PageMetadata, SiteIdentity } from "./build-metadata";

/** The title of a page's document. */
export function toPageTitle(
  { title }: Pick<PageMetadata, "title">,
  { brand }: Pick<SiteIdentity, "brand">,
): string {
  return title.includes(brand) ? title : `${title} | ${brand}`;
}
