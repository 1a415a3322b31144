import type { Definition, ImageReference, Link, LinkReference, Root } from "mdast";
import visit from "unist-util-visit";

type Node = Definition | ImageReference | Link | LinkReference;

/** Every link of a text, and every address that a link of it names; the files of pictures are none. */
export function linksOf(root: Root): (Link | Definition)[] {
  const links: (Link | Definition)[] = [];
  const pictures = new Set<string>();
  const named = new Set<string>();
  visit<Node>(root, ["imageReference", "linkReference", "link", "definition"], (node) => {
    if (node.type === "imageReference") pictures.add(node.identifier);
    else if (node.type === "linkReference") named.add(node.identifier);
    else links.push(node);
  });
  return links.filter(
    (node) => node.type === "link" || !pictures.has(node.identifier) || named.has(node.identifier),
  );
}
