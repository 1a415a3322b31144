/** How a section of a landing page is composed, named by the marks that this leaves in its HTML. The first that is found names it. */
const MARKS = [
  ["opening", "h1"],
  ["panel", "svg[role=img]"],
  ["plans", "li[data-tone]"],
  ["questions", "summary > h3"],
  ["table", "table[class]"],
  ["steps", "ol[data-reveal]"],
  ["figure row", "dl[data-reveal] [data-tick]"],
  ["bars", "dl[data-reveal]"],
  ["two-column ledger", "ul[data-ledger]"],
  ["entries beside heading", "ul[data-points=beside]"],
  ["figure beside words", "dl"],
  ["quote beside heading", "ul[data-reveal] > :only-child blockquote"],
  ["heading and grid", "ul[data-reveal] > li[id], ul[data-reveal] article"],
  ["ruled entries", "ul[data-reveal] > li > div > h3, ul[data-points=rows]"],
  ["heading and grid", "ul[data-reveal]"],
  ["logos", "h2 + ul img"],
  ["picture beside words", "img"],
  ["list beside words", "ul svg"],
] as const;

export type Composition = (typeof MARKS)[number][0] | "call" | "text beside heading";

/** What a section is made of, as an art director would say it. */
export function nameComposition(section: Element): Composition {
  if (section.matches("[data-tone=spruce], [data-tone=mint]") && asksForCall(section))
    return "call";
  const mark = MARKS.find(([, selector]) => section.querySelector(selector));
  return mark?.[0] ?? "text beside heading";
}

/** Bookings open in a tab of their own, and what is revealed piece by piece is more than a call. */
const asksForCall = (section: Element) =>
  section.querySelector("a[target=_blank]") !== null && !section.querySelector("[data-reveal]");

/** The sections of a page, in order: those that no other section holds. */
export function findSections(page: ParentNode): Element[] {
  return Array.from(page.querySelectorAll("main section")).filter(
    (section) => !section.parentElement?.closest("section"),
  );
}
