import type { ElementContent } from "hast";
import { withoutOrigin } from "../../site/urls/booking-origin";
import { findElements } from "./html-tree";

/** Resolves all URLs in a tree against the page's; booking links lose their origin. */
export function makeLinksAbsolute(nodes: readonly ElementContent[], pageUrl: string): void {
  const resolve = (url: string) => withoutOrigin(new URL(url, pageUrl).href);
  for (const { properties } of findElements({ children: nodes }, () => true)) {
    for (const name of ["href", "src"]) {
      const url = properties[name];
      if (typeof url === "string" && url !== "") properties[name] = resolve(url);
    }
    // One URL and width per file.
    const { srcSet } = properties;
    if (typeof srcSet !== "string") continue;
    const files = srcSet.split(",").map((file) => file.trim().replace(/^\S+/, resolve));
    properties["srcSet"] = files.join(", ");
  }
}
