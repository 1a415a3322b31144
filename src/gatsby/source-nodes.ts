import type { SourceNodesArgs } from "gatsby";
import { findType } from "../content/content-type";
import { contentTypes, toNodeId } from "./records/content-types";
import { isContentFile, isShown, onCreateNode } from "./on-create-node";

const typesOfPages = contentTypes.filter(({ path, format }) => path && format !== "yaml-map");

/** `develop` and `build` share Gatsby's cached nodes: adds nodes that the last run hid, and deletes those to hide now. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  for (const file of args.getNodesByType("File")) {
    const found = isContentFile(file) && findType(typesOfPages, file.relativePath);
    if (!found || args.getNode(toNodeId(found.type.name, found.key))) continue;
    const [markdown] = file.children.flatMap((id) => args.getNode(id) ?? []);
    await onCreateNode({ ...args, node: markdown ?? file });
  }
  for (const { name } of typesOfPages) {
    for (const node of args.getNodesByType(name)) {
      if (!isShown(node)) args.actions.deleteNode(node);
    }
  }
}
