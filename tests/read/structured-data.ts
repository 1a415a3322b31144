import { readFileSync } from "node:fs";
import type { SiteRoute } from "./site-routes";

/** One thing of a page's JSON-LD, as search engines read it. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** All things that the file of a route describes, whether they stand alone, in a list or in a graph. */
export function readThings(route: SiteRoute): Thing[] {
  const html = readFileSync(route.file, "utf8");
  const blocks = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g);
  return Array.from(blocks).flatMap(([, text]) => {
    const block = JSON.parse(text ?? "") as Thing | Thing[] | { "@graph": Thing[] };
    if (Array.isArray(block)) return block;
    return "@graph" in block ? (block["@graph"] as Thing[]) : [block];
  });
}

/** The things of one kind. */
export function findThings<T = Thing>(route: SiteRoute, type: string): T[] {
  return readThings(route).filter((thing) => thing["@type"] === type) as T[];
}

/** The questions and answers that the page tells search engines. */
export function readQuestions(route: SiteRoute): { question: string; answer: string }[] {
  interface Question {
    name: string;
    acceptedAnswer: { text: string };
  }
  return findThings<{ mainEntity: Question[] }>(route, "FAQPage").flatMap(({ mainEntity }) =>
    mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  );
}
