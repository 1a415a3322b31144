import type { Element } from "hast";
import toString from "mdast-util-to-string";
import { toHeadingId } from "../../../content/markdown/markdown";

/**
 * Gives a heading the name that links lead to. In the body of a page the words themselves become the link,
 * so that a reader can copy the address of a passage and screen readers hear the words alone.
 */
export function finishHeading(heading: Element, isInBody: boolean): void {
  const id = toHeadingId(toString(heading));
  heading.properties = { ...heading.properties, id };
  const hasLink = heading.children.some(
    (child) => child.type === "element" && child.tagName === "a",
  );
  if (!isInBody || hasLink) return;
  heading.children = [
    {
      type: "element",
      tagName: "a",
      properties: { href: `#${id}`, className: ["heading-link"] },
      children: heading.children,
    },
  ];
}
