import { readBuiltPage } from "./built-page";
import type { SiteRoute } from "./site-routes";

/** One entity of a page's JSON-LD. */
export interface Entity {
  "@type": string;
  "@id"?: string;
  [property: string]: unknown;
}

/** All entities of a page's graph. */
export function readEntities(route: SiteRoute): Entity[] {
  return readBuiltPage(route).jsonLd.flatMap(
    (text) => (JSON.parse(text) as { "@graph": Entity[] })["@graph"],
  );
}

export function findEntities<T = Entity>(route: SiteRoute, type: string): T[] {
  return readEntities(route).filter((thing) => thing["@type"] === type) as T[];
}
