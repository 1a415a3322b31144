import type { Element } from "hast";
import { withoutOrigin } from "../../site/urls/booking-origin";
import { type Content, isElement, readAttribute } from "./html-tree";

/**
 * Makes every address in a tree absolute, for readers who have the text without its page: a booking link does not say that they come
 * from it.
 * @param pageUrl the full address of the page that the tree stands on: `#terms` is a place on it.
 */
export function makeLinksAbsolute(nodes: readonly Content[], pageUrl: string): void {
  for (const node of nodes.filter(isElement)) {
    resolveAttribute(node, "href", pageUrl);
    resolveAttribute(node, "src", pageUrl);
    resolveSources(node, pageUrl);
    makeLinksAbsolute(node.children, pageUrl);
  }
}

function resolveAttribute(element: Element, name: "href" | "src", pageUrl: string): void {
  const value = readAttribute(element, name);
  if (value === "") return;
  element.properties = { ...element.properties, [name]: toAbsoluteUrl(value, pageUrl) };
}

/** `srcset` lists a URL with a width for each file of a picture. */
function resolveSources(element: Element, pageUrl: string): void {
  const sources = readAttribute(element, "srcSet");
  if (sources === "") return;
  const candidates = sources.split(",").map((source) => {
    const [address = "", ...width] = source.trim().split(/\s+/);
    return [toAbsoluteUrl(address, pageUrl), ...width].join(" ");
  });
  element.properties = { ...element.properties, srcSet: candidates.join(", ") };
}

function toAbsoluteUrl(address: string, pageUrl: string): string {
  return withoutOrigin(new URL(address, pageUrl).href);
}
