import { readFileSync } from "node:fs";
import type { SiteRoute } from "./site-routes";

/** One entity of a page's JSON-LD. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** All entities in the file of a route, whether single, in a list or in a graph. */
export function readThings(route: SiteRoute): Thing[] {
  const html = readFileSync(route.file, "utf8");
  const blocks = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(blocks).flatMap(([, text]) => {
    const block = JSON.parse(text ?? "") as Thing | Thing[] | { "@graph": Thing[] };
    if (Array.isArray(block)) return block;
    return "@graph" in block ? (block["@graph"] as Thing[]) : [block];
  });
}

export function findThings<T = Thing>(route: SiteRoute, type: string): T[] {
  return readThings(route).filter((thing) => thing["@type"] === type) as T[];
}

/** The questions and answers in the page's structured data. */
export function readQuestions(route: SiteRoute): { question: string; answer: string }[] {
  interface Question {
    name: string;
    acceptedAnswer: { text: string };
  }
  return findThings<{ mainEntity: Question[] }>(route, "FAQPage").flatMap(({ mainEntity }) =>
    mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  );
}
