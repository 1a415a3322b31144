/** A link as its page has it. */
export interface PageLink {
  href: string;
  /** Its words, with what only screen readers are told. */
  text: string;
  target: string;
}

/** The elements of a part of a page that match, in the order of the page. */
export function findAll(part: ParentNode, selector: string): Element[] {
  return Array.from(part.querySelectorAll(selector));
}

/** The words of a part of a page, with white space as single spaces; empty where there is no such part. */
export function readLine(part: Element | null | undefined): string {
  return (part?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** What screen readers call a link. */
export function readName(link: Element): string {
  return link.getAttribute("aria-label") ?? readLine(link);
}

/** Every link of a part of a page. */
export function readLinks(part: ParentNode): PageLink[] {
  return findAll(part, "a[href]").map((link) => ({
    href: link.getAttribute("href") ?? "",
    text: readLine(link),
    target: link.getAttribute("target") ?? "",
  }));
}
