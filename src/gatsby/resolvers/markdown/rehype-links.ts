import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { buildElement, textNode } from "../../../publish/html/html-tree";
import { sourcesId } from "../../../site/urls/routes";
import { isSourced } from "../sources";
import type { QueryContext } from "../field";
import { type ReadLabel, readFiller } from "../query-context";

// Not after a backslash, which escapes the braces.
const variable = /((?<!\\)\{\{\s*[\w.-]+\s*\}\})/;

/** Fills in variables. A figure with a source links to it, except in headings, links, and code. */
export function fillTree(root: Root, context: QueryContext): void {
  const fill = readFiller(context);
  const fillText = (part: string): ElementContent => {
    const filled = textNode(fill(part));
    const name = variable.test(part) ? part.slice(2, -2).trim() : undefined;
    if (name === undefined || !isSourced(name, context)) return filled;
    const href = `#${sourcesId(name.replace(/\.phrase$/, ""))}`;
    return buildElement("a", [filled], { className: ["figure"], href });
  };
  visit(root, (node) => {
    if (node.type !== "root" && node.type !== "element") return undefined;
    if (node.type === "element" && /^(a|h[1-6]|code|pre)$/.test(node.tagName)) {
      visit(node, "text", (child) => {
        child.value = fill(child.value);
      });
      return SKIP;
    }
    node.children = (node.children as ElementContent[]).flatMap((child) =>
      child.type === "text" ? child.value.split(variable).filter(Boolean).map(fillText) : [child],
    );
    return undefined;
  });
}

/** Resolves links as written (`booking:demo`, `soon`); pending links become plain text. */
export function resolveLinks(
  root: Root,
  resolve: (written: string) => Queries.LinkTargetFragment,
  label: ReadLabel,
): void {
  visit(root, { tagName: "a" }, (link: Element) => {
    // The parser percent-encodes characters that URLs can't contain, such as {{email}} or \{{id}}.
    const encoded = /%5C(?=%7B%7B)|%7B|%7D/gi;
    const written = String(link.properties["href"]).replace(encoded, decodeURIComponent);
    const { href: filled, opensInNewTab, isPending } = resolve(written);
    const href = filled.replace(/[{}]/g, encodeURIComponent);
    const newTab = opensInNewTab && { target: "_blank", rel: "noopener" };
    link.properties = { ...link.properties, href, ...newTab };
    if (!isPending) return;
    link.tagName = "span";
    link.properties = {};
    link.children.push(textNode(` (${label("opensSoon")})`));
  });
}

/** Adds the new-tab hint to a link's label, not to its text, which structured data copies. */
export function nameNewTabs(root: Root, label: ReadLabel): void {
  visit(root, { tagName: "a" }, (link: Element) => {
    if (link.properties["target"] !== "_blank") return;
    let name = "";
    visit(link, (node) => {
      if (node.type === "text") name += node.value;
      if (node.type === "element") name += String(node.properties["alt"] ?? "");
    });
    link.properties["ariaLabel"] = `${name} ${label("opensInNewTab")}`;
  });
}

/** Puts footnotes below a rule, without the heading and labels that screen readers would read before each. */
export function finishFootnotes(root: Root): void {
  visit(root, "element", (node) => {
    const { dataFootnotes, dataFootnoteRef, dataFootnoteBackref } = node.properties;
    if (dataFootnotes !== undefined) {
      node.tagName = "div";
      node.properties = { className: ["footnotes"] };
      node.children[0] = buildElement("hr", []);
    }
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
      const { id, href } = node.properties;
      node.properties = { ...(id !== undefined && { id }), href };
    }
  });
}
