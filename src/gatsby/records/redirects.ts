import type { NodePluginArgs } from "gatsby";
import { readFormerly } from "../../content/fields/formerly";
import { redirects } from "../../site/urls/routes";
import { contentTypes } from "./content-types";

/** Every address that leads on: those of the site, and those that pages had before. */
export function findRedirects({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): Record<string, string> {
  const nodes = contentTypes
    .filter(({ schema }) => "formerly" in schema.shape)
    .flatMap(({ name }) => getNodesByType(name));
  const former = nodes.flatMap((node) =>
    readFormerly(node).map((address) => [address, String(node["path"])] as const),
  );
  return { ...redirects, ...Object.fromEntries(former) };
}
