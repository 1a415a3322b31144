import type { ElementContent } from "hast";
import { withoutOrigin } from "../../site/urls/booking-origin";
import { findElements } from "./html-tree";

/** Resolves all URLs in a tree against the page's; booking links lose their origin. */
export function makeLinksAbsolute(nodes: readonly ElementContent[], pageUrl: string): void {
  const toAbsolute = (address: string) => withoutOrigin(new URL(address, pageUrl).href);
  for (const { properties } of findElements({ children: nodes }, () => true)) {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string" && address !== "") properties[name] = toAbsolute(address);
    }
    // One URL and width per file.
    const { srcSet } = properties;
    if (typeof srcSet !== "string") continue;
    const files = srcSet.split(",").map((file) => file.trim().replace(/^\S+/, toAbsolute));
    properties["srcSet"] = files.join(", ");
  }
}
