import type { NodePluginArgs } from "gatsby";
import { readFormerPaths } from "../content/fields/link";
import { contentTypes } from "../content-types";
import { redirects } from "../lib/urls/routes";

const movableTypes = contentTypes.filter(
  ({ schema }) => "redirectFrom" in schema.shape,
);

/** All redirects: the site's own and those of pages that moved. */
export function findRedirects({
  getNodesByType,
}: Pick<NodePluginArgs, "getNodesByType">): Record<string, string> {
  const nodes = movableTypes.flatMap(({ name }) => getNodesByType(name));
  const former = nodes.flatMap((node) =>
    readFormerPaths(node).map((path) => [path, String(node["path"])] as const),
  );
  return { ...redirects, ...Object.fromEntries(former) };
}
