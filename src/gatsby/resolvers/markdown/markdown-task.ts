import type { Element } from "hast";

/**
 * The box of a checklist is there to be ticked on paper: a control that can't be used would only be in the way.
 * One that its writer has ticked says so to those who do not see it; `done` is the word for it.
 */
export function finishTaskBox(input: Element, done: string): void {
  const isTicked = input.properties?.["checked"] === true;
  input.tagName = "span";
  input.properties = { className: ["task-box"], ...(isTicked && { dataTicked: true }) };
  if (!isTicked) return;
  input.children.push({
    type: "element",
    tagName: "span",
    properties: { className: ["visually-hidden"] },
    children: [{ type: "text", value: `${done} ` }],
  });
}
