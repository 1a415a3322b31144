import { readFileSync } from "node:fs";
import type { SiteRoute } from "./site-routes";

/** One entity of a page's JSON-LD. */
export interface Entity {
  "@type": string;
  [property: string]: unknown;
}

/** All entities in the file of a route, whether single, in a list or in a graph. */
export function readEntities(route: SiteRoute): Entity[] {
  const html = readFileSync(route.file, "utf8");
  const blocks = html.matchAll(
    /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g,
  );
  return Array.from(blocks).flatMap(([, text]) => {
    const block = JSON.parse(text ?? "") as
      | Entity
      | Entity[]
      | { "@graph": Entity[] };
    if (Array.isArray(block)) return block;
    return "@graph" in block ? (block["@graph"] as Entity[]) : [block];
  });
}

export function findEntities<T = Entity>(route: SiteRoute, type: string): T[] {
  return readEntities(route).filter((thing) => thing["@type"] === type) as T[];
}

/** The questions and answers in the page's structured data. */
export function readQuestions(
  route: SiteRoute,
): { question: string; answer: string }[] {
  interface Question {
    name: string;
    acceptedAnswer: { text: string };
  }
  return findEntities<{ mainEntity: Question[] }>(route, "FAQPage").flatMap(
    ({ mainEntity }) =>
      mainEntity.map(({ name, acceptedAnswer }) => ({
        question: name,
        answer: acceptedAnswer.text,
      })),
  );
}
