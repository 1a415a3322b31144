export interface PageLink {
  href: string;
  /** Its text, including text for screen readers only. */
  text: string;
  target: string;
}

/** The matching elements in a part of a page, in document order. */
export function findAll(part: ParentNode, selector: string): Element[] {
  return Array.from(part.querySelectorAll(selector));
}

/** The text of a part of a page, with white space collapsed; empty if there is no such part. */
export function readLine(part: Element | null | undefined): string {
  return (part?.textContent ?? "").replace(/\s+/g, " ").trim();
}

export function readLinks(part: ParentNode): PageLink[] {
  return findAll(part, "a[href]").map((link) => ({
    href: link.getAttribute("href") ?? "",
    text: readLine(link),
    target: link.getAttribute("target") ?? "",
  }));
}
