import type { SourceNodesArgs } from "gatsby";
import { contentTypes } from "../content-types";
import { isShown, onCreateNode } from "./on-create-node";

const typesOfPages = contentTypes.filter(
  ({ path, format }) => path && format !== "yaml-map",
);

/**
 * `develop` and `build` share Gatsby's cached nodes: makes all records again, since the date, the environment or a field's declaration may
 * have changed, and deletes those to hide now.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  for (const file of args.getNodesByType("File")) {
    const children = file.children.flatMap((id) => args.getNode(id) ?? []);
    const markdown = children.find(
      ({ internal }) => internal.type === "MarkdownRemark",
    );
    await onCreateNode({ ...args, node: markdown ?? file });
  }
  for (const node of typesOfPages.flatMap(({ name }) =>
    args.getNodesByType(name),
  ))
    if (!isShown(node)) args.actions.deleteNode(node);
}
