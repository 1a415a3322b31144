import type { Element, ElementContent, Parent, Root, Text } from "hast";
import visit from "unist-util-visit";
import { toAccountId } from "../../../site/account-id";
import { isAccounted } from "../account";
import type { QueryContext } from "../query-context";

// Braces after a backslash stand for themselves.
const variable = /((?<!\\)\{\{\s*[\w.-]+\s*\}\})/;

/** Makes each figure that the account of the page lists a link to its entry; not so in headings, links and code. */
export function linkFigures(root: Root, context: QueryContext): void {
  visit<Parent & { tagName?: string }>(root, ["element", "root"], (parent) => {
    if (/^(a|h[1-6]|code|pre)$/.test(parent.tagName ?? "")) return visit.SKIP;
    parent.children = parent.children.flatMap((node) =>
      node.type === "text" ? linkIn(node, context) : [node as ElementContent],
    );
    return undefined;
  });
}

function linkIn({ value }: Text, context: QueryContext): ElementContent[] {
  return value.split(variable).flatMap((part): ElementContent[] => {
    const name = variable.test(part) ? part.slice(2, -2).trim() : undefined;
    if (part === "") return [];
    const text: Text = { type: "text", value: part };
    if (name === undefined || !isAccounted(name, context)) return [text];
    return [toLink(toAccountId(name.replace(/\.phrase$/, "")), text)];
  });
}

function toLink(id: string, text: Text): Element {
  const properties = { className: ["figure"], href: `#${id}` };
  return { type: "element", tagName: "a", properties, children: [text] };
}
