import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { fillVariables } from "../../../site/format/fill-variables";
import { isAccounted } from "../account";
import { type QueryContext, readVariables } from "../query-context";
import type { ResolvedLink } from "../resolve-link";
import { element, text } from "./rehype-blocks";
import { toAccountId } from "../../../site/urls/routes";

// Braces after a backslash stand for themselves.
const variable = /((?<!\\)\{\{\s*[\w.-]+\s*\}\})/;

/**
 * Fills in the variables. A figure that the page lists with its source becomes a link to that entry, except in headings, links
 * and code.
 */
export function rehypeVariables({ context }: { context: QueryContext }) {
  const variables = readVariables(context);
  return (root: Root) => {
    visit(root, (node) => {
      if (node.type !== "root" && node.type !== "element") return undefined;
      const isPlain = node.type === "element" && /^(a|h[1-6]|code|pre)$/.test(node.tagName);
      if (isPlain) {
        visit(node, "text", (child) => {
          child.value = fillVariables(child.value, variables);
        });
        return SKIP;
      }
      node.children = node.children.flatMap((child) =>
        child.type === "text" ? fillText(child.value) : [child as ElementContent],
      );
      return undefined;
    });
  };

  function fillText(written: string): ElementContent[] {
    if (!written.includes("{{")) return [text(written)];
    const parts = written.split(variable).filter((part) => part !== "");
    return parts.map((part) => {
      const name = variable.test(part) ? part.slice(2, -2).trim() : undefined;
      const filled = text(fillVariables(part, variables));
      if (name === undefined || !isAccounted(name, context)) return filled;
      const href = `#${toAccountId(name.replace(/\.phrase$/, ""))}`;
      return element("a", { className: ["figure"], href }, [filled]);
    });
  }
}

/** Resolves what a writer wrote (`booking:demo`, `soon`); what opens later is no link. */
export function rehypeLinks(options: { resolve: (to: string) => ResolvedLink; soon: string }) {
  return (root: Root) => {
    visit(root, { tagName: "a" }, (link: Element) => {
      // The parser percent-encodes what is no character of a URL, such as {{email}} or \{{id}}.
      const encoded = /%5C(?=%7B%7B)|%7B|%7D/gi;
      const written = String(link.properties["href"]).replace(encoded, decodeURIComponent);
      const { href: filled, opensInNewTab, opensSoon } = options.resolve(written);
      const href = filled.replace(/[{}]/g, encodeURIComponent);
      const newTab = opensInNewTab && { target: "_blank", rel: "noopener" };
      link.properties = { ...link.properties, href, ...newTab };
      if (!opensSoon) return;
      link.tagName = "span";
      link.properties = {};
      link.children.push(text(` (${options.soon})`));
    });
  };
}

/** Says in the name of a link that it opens a new tab: what copies its text, such as structured data, gets only that. */
export function rehypeNewTabs({ hint }: { hint: string }) {
  return (root: Root) => {
    visit(root, { tagName: "a" }, (link: Element) => {
      if (link.properties["target"] !== "_blank") return;
      const parts: string[] = [];
      visit(link, (node) => {
        if (node.type === "text") parts.push(node.value);
        if (node.type === "element" && node.tagName === "img")
          parts.push(String(node.properties["alt"] ?? ""));
      });
      link.properties["ariaLabel"] = `${parts.join("")} ${hint}`;
    });
  };
}

/** Footnotes below a rule, without the heading and the labels that would be read before each of them. */
export function rehypeFootnotes() {
  return (root: Root) => {
    visit(root, "element", (node) => {
      const { dataFootnotes, dataFootnoteRef, dataFootnoteBackref } = node.properties;
      if (dataFootnotes !== undefined) {
        node.tagName = "div";
        node.properties = { className: ["footnotes"] };
        node.children[0] = element("hr", {}, []);
      }
      if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
        const { id, href } = node.properties;
        node.properties = { ...(id !== undefined && { id }), href };
      }
    });
  };
}
