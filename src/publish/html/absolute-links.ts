import { withoutOrigin } from "../../site/urls/booking-origin";
import { type Content, findElements } from "./html-tree";

/**
 * Makes every address in a tree absolute, for readers who have the text without its page: a booking link does not say that they come
 * from it.
 * @param pageUrl the full address of the page that the tree stands on: `#terms` is a place on it.
 */
export function makeLinksAbsolute(nodes: readonly Content[], pageUrl: string): void {
  const toAbsolute = (address: string) => withoutOrigin(new URL(address, pageUrl).href);
  for (const { properties } of findElements({ children: nodes }, () => true)) {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address === "string" && address !== "") properties[name] = toAbsolute(address);
    }
    // A URL with a width for each file of a picture.
    const { srcSet } = properties;
    if (typeof srcSet !== "string") continue;
    const files = srcSet.split(",").map((file) => file.trim().replace(/^\S+/, toAbsolute));
    properties["srcSet"] = files.join(", ");
  }
}
