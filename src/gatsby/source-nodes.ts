import type { Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { findType } from "../content/content-type";
import { contentTypes, nodeId } from "../content-types";
import { isContentFile, isShown, onCreateNode } from "./on-create-node";

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

type NodeGetters = Pick<NodePluginArgs, "getNodesByType" | "getNode">;

/** The files of pages whose record is not a node: hidden, or not created yet. */
function findFilesWithoutRecord({
  getNodesByType,
  getNode,
}: NodeGetters): Node[] {
  return getNodesByType("File").filter((file) => {
    const found =
      isContentFile(file) &&
      findType(typesOfPages, `content/${file.relativePath}`);
    return found && !getNode(nodeId(found.type.name, found.key));
  });
}

/**
 * Waits until all files of pages have their records, at most 5 s. Workaround: Gatsby doesn't wait for files that it adds while it applies
 * earlier changes (`committingBatch` in gatsby/src/state-machines/waiting/index.ts), so their pages would be missing until the next change.
 */
export async function waitForRecords(args: NodeGetters): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (findFilesWithoutRecord(args).length > 0 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
