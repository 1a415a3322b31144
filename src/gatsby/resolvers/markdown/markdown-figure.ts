import type { Element } from "hast";

/** A picture that stands alone in its paragraph shows its title below it: `![alt](./a.jpg "Title")`. */
export function finishFigure(paragraph: Element): void {
  const [image, ...others] = paragraph.children;
  if (image?.type !== "element" || image.tagName !== "img" || others.length > 0) return;
  const { title } = image.properties ?? {};
  if (typeof title !== "string" || title === "") return;
  paragraph.tagName = "figure";
  paragraph.children.push({
    type: "element",
    tagName: "figcaption",
    properties: {},
    children: [{ type: "text", value: title }],
  });
}
