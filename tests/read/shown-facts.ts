import { readDocument } from "./read-document";
import { findAll, readLine } from "./elements";
import { readSiteFile } from "./site-file";
import type { SiteRoute } from "./site-routes";

/** Visible text that structured data repeats, with white space collapsed. */
export interface ShownFacts {
  title: string;
  canonical: string;
  heading: string;
  /** All words of the main content. */
  text: string;
  footer: string;
  /** Descriptions of the page and of the site: `<meta name=description>` and the manifest. */
  summaries: string[];
  /** YYYY-MM-DD */
  days: string[];
  questions: { question: string; answer: string }[];
  /** Prices by the plan's heading and the switch's state: `Growth, Annual`. */
  prices: Record<string, string>;
  /** Text of headings by their anchor. */
  headings: Record<string, string>;
}

/** Reads the file of a route without running its scripts. */
export function readShownFacts(route: SiteRoute): ShownFacts {
  const root = readDocument(route);
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name) ?? "";
  const main = readSpaced(root.querySelector("main"));
  return {
    title: attribute("meta[property='og:title']", "content"),
    canonical: attribute("link[rel=canonical]", "href"),
    heading: readLine(root.querySelector("h1")),
    text: readLine(main),
    footer: readLine(root.querySelector("body footer:last-of-type")),
    summaries: [
      attribute("meta[name=description]", "content"),
      readSiteDescription(),
    ],
    days: findAll(main, "time").map(
      (time) => time.getAttribute("datetime") ?? "",
    ),
    headings: Object.fromEntries(
      findAll(main, ":is(h2, h3)[id]").map((heading) => [
        heading.id,
        readLine(heading),
      ]),
    ),
    prices: readPrices(main),
    // Last, because it removes each question to read its answer.
    questions: findAll(main, "details").map(readQuestion),
  };
}

function readSiteDescription(): string {
  return (
    JSON.parse(readSiteFile("site.webmanifest")) as { description: string }
  ).description;
}

/** A clone with white space between blocks, as on the page, without text for screen readers. */
function readSpaced(main: Element | null): Element {
  if (!main) throw new Error("The page has no main part.");
  const clone = main.cloneNode(true) as Element;
  for (const hint of findAll(clone, "a[target=_blank] > .visually-hidden"))
    hint.remove();
  for (const block of findAll(clone, "p, li, div, h1, h2, h3, td, th"))
    block.append(" ");
  return clone;
}

/** Prices of every list of plans next to a switch. */
function readPrices(main: Element): Record<string, string> {
  const prices = findAll(
    main,
    "section:has(fieldset):has([data-option] strong)",
  ).flatMap((section) => {
    const states = findAll(section, "fieldset label").map(readLine);
    return findAll(section, "[data-total]").flatMap((plan) =>
      findAll(plan, "[data-option]").map((option) => [
        `${readLine(plan.querySelector("h3"))}, ${states[Number(option.getAttribute("data-option"))] ?? ""}`,
        readLine(option.querySelector("strong")),
      ]),
    );
  });
  return Object.fromEntries(prices) as Record<string, string>;
}

function readQuestion(details: Element): { question: string; answer: string } {
  const summary = details.querySelector("summary");
  const question = readLine(summary);
  summary?.remove();
  return { question, answer: readLine(details) };
}
