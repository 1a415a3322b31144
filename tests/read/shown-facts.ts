import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { SiteRoute } from "./site-routes";

/** What a page shows of the facts that it tells machines, with white space as single spaces. */
export interface ShownFacts {
  title: string;
  description: string;
  canonical: string;
  heading: string;
  /** All words of the main content. */
  text: string;
  /** YYYY-MM-DD */
  days: string[];
  anchors: string[];
  questions: { question: string; answer: string }[];
  /** Prices by the plan's heading and the name of the switch's state: `Growth, Annual`. */
  prices: Record<string, string>;
  /** Words of headings by their anchor. */
  headings: Record<string, string>;
}

/** Reads what the file of a route shows; no script of the page runs. */
export async function readShownFacts(page: Page, route: SiteRoute): Promise<ShownFacts> {
  return page.evaluate(
    (html) => {
      const root = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => Array.from(root.querySelectorAll(selector));
      for (const hint of all("a[target=_blank] > .visually-hidden")) hint.remove();
      // Blocks are parted by white space, as they stand apart on the page.
      for (const block of all("main :is(p, li, div, h1, h2, h3, td, th)")) block.append(" ");
      const read = (element: Element | null | undefined) =>
        (element?.textContent ?? "").replace(/\s+/g, " ").trim();
      const attribute = (selector: string, name: string) =>
        root.querySelector(selector)?.getAttribute(name) ?? "";
      const readQuestion = (details: Element) => {
        const summary = details.querySelector("summary");
        const question = read(summary);
        summary?.remove();
        return { question, answer: read(details) };
      };
      const states = all("#plans fieldset label").map(read);
      const prices = all("#plans li:has(> div > h3)").flatMap((plan) =>
        Array.from(plan.querySelectorAll("[data-option]"), (option) => {
          const state = states[Number(option.getAttribute("data-option"))] ?? "";
          return [
            `${read(plan.querySelector("h3"))}, ${state}`,
            read(option.querySelector("strong")),
          ] as const;
        }),
      );
      return {
        title: attribute("meta[property='og:title']", "content"),
        description: attribute("meta[name=description]", "content"),
        canonical: attribute("link[rel=canonical]", "href"),
        heading: read(root.querySelector("h1")),
        text: read(root.querySelector("main")),
        days: all("main time").map((time) => time.getAttribute("datetime") ?? ""),
        anchors: all("[id]").map(({ id }) => id),
        headings: Object.fromEntries(
          all("main :is(h2, h3)[id]").map((heading) => [heading.id, read(heading)]),
        ),
        prices: Object.fromEntries(prices),
        // Last: an answer is read without its question, which is taken out.
        questions: all("main details").map(readQuestion),
      };
    },
    readFileSync(route.file, "utf8"),
  );
}
