import type { ElementContent, Root, RootContent } from "hast";
import {
  buildElement,
  findElements,
  textNode,
} from "../../../lib/html/html-tree";
import { wordsOf } from "../../../content/markdown/markdown";
import { sourcesId } from "../../../lib/urls/routes";
import { readSourcedMeasure } from "../sources";
import type { QueryContext } from "../field";
import { type ReadLabel, readFiller } from "../query-context";

// Not after a backslash, which escapes the braces.
const variable = /((?<!\\)\{\{\s*[\w.-]+\s*\}\})/;

/** Fills in variables. A figure with a source links to it, except in headings, links, and code. */
export function fillTree(root: Root, context: QueryContext): void {
  const fill = readFiller(context);
  const fillText = (part: string): ElementContent => {
    const filled = textNode(fill(part));
    if (!variable.test(part)) return filled;
    const name = part.slice(2, -2).trim();
    if (readSourcedMeasure(name, context) === undefined) return filled;
    const href = `#${sourcesId(name.replace(/\.phrase$/, ""))}`;
    return buildElement("a", [filled], { className: ["figure"], href });
  };
  const fillNode = (node: RootContent, hasLinks: boolean): ElementContent[] => {
    if (node.type === "text" && !hasLinks) return [textNode(fill(node.value))];
    if (node.type === "text")
      return node.value.split(variable).filter(Boolean).map(fillText);
    if (node.type !== "element") return [];
    const isPlain = /^(a|h[1-6]|code|pre)$/.test(node.tagName);
    const children = node.children.flatMap((child) =>
      fillNode(child, hasLinks && !isPlain),
    );
    return [{ ...node, children }];
  };
  root.children = root.children.flatMap((node) => fillNode(node, true));
}

/** Resolves links as written (`booking:demo`, `soon`); pending links become plain text. */
export function resolveLinks(
  root: Root,
  resolve: (written: string) => Queries.LinkTargetFragment,
  label: ReadLabel,
): void {
  for (const link of findElements(root, "a")) {
    // The parser percent-encodes characters that URLs can't contain, such as {{email}} or \{{id}}.
    const encoded = /%5C(?=%7B%7B)|%7B|%7D/gi;
    const written = String(link.properties["href"]).replace(
      encoded,
      decodeURIComponent,
    );
    const { href: filled, opensInNewTab, isPending } = resolve(written);
    const href = filled.replace(/[{}]/g, encodeURIComponent);
    const newTab = opensInNewTab && { target: "_blank", rel: "noopener" };
    link.properties = { ...link.properties, href, ...newTab };
    if (!isPending) continue;
    link.tagName = "span";
    link.properties = {};
    link.children.push(textNode(` (${label("opensSoon")})`));
  }
}

/** Adds the new-tab hint to a link's label, not to its text, which structured data copies. */
export function nameNewTabs(root: Root, label: ReadLabel): void {
  for (const link of findElements(root, "a"))
    if (link.properties["target"] === "_blank")
      link.properties["ariaLabel"] =
        `${wordsOf(link)} ${label("opensInNewTab")}`;
}

/** Puts footnotes below a rule, without the heading and labels that screen readers would read before each. */
export function finishFootnotes(root: Root): void {
  for (const node of findElements(root)) {
    const { dataFootnotes, dataFootnoteRef, dataFootnoteBackref } =
      node.properties;
    if (dataFootnotes !== undefined) {
      node.tagName = "div";
      node.properties = { className: ["footnotes"] };
      node.children[0] = buildElement("hr", []);
    }
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
      const { id, href } = node.properties;
      node.properties = { ...(id !== undefined && { id }), href };
    }
  }
}
