import type { Element, Properties } from "hast";

/** A picture that stands alone in its paragraph shows its title below it: `![alt](./a.jpg "Title")`. */
export function finishFigure(block: Element): void {
  if (block.tagName !== "p" && block.tagName !== "li") return;
  const [image, ...others] = block.children;
  if (image?.type !== "element" || image.tagName !== "img") return;
  // In a list without empty lines, an entry has no paragraph; a list below it is no words beside the picture.
  const isAlone = others.every((other) =>
    other.type === "element"
      ? block.tagName === "li" && /^[ou]l$/.test(other.tagName)
      : other.type === "text" && other.value.trim() === "",
  );
  const { title } = image.properties ?? {};
  if (!isAlone || typeof title !== "string" || title === "") return;
  const parts = [image, toElement("figcaption", [{ type: "text", value: title }])];
  if (block.tagName === "li") block.children = [toElement("figure", parts), ...others];
  else Object.assign(block, toElement("figure", parts, block.properties));
}

function toElement(
  tagName: string,
  children: Element["children"],
  properties: Properties = {},
): Element {
  return { type: "element", tagName, properties, children };
}
