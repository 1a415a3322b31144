import { readDocument } from "./read-document";
import { comesAfter, findAll, type PageLink, readLine, readLinks, readRows } from "./elements";
import { readRecords, readSection } from "./records";
import { findPageRoute } from "./site-routes";

/** A case study as its file has it. */
export interface CasePage {
  /** The first thing that is set large, with what it counts: `+491% revenue`. */
  lead: string;
  /** Whether it stands before the main heading. */
  isLeadFirst: boolean;
  /** Every figure with what it counts, of the channels and of the results. */
  figures: string[];
  /** Of the table of results its rows, and of each row its cells. */
  results: string[][];
  proofs: { alt: string; caption: string }[];
  links: PageLink[];
}

/** A record of a case study. */
interface CaseRecord {
  brand: string;
  title: string;
  headline: string;
  figures: { key: string; metric: string; value: string; change?: string }[];
}

/** The cases that the home page shows, with the figure that leads. */
export function readCases() {
  const { caseStudies } = readSection("home", "case-cards") as { caseStudies: string[] };
  return caseStudies.map((key) => {
    const { headline, ...record } = readRecords(`case-studies/${key}/index.yaml`) as CaseRecord;
    const figure = record.figures.find((each) => each.key === headline)!;
    return { ...record, key, path: `/case-studies/${key}`, figure };
  });
}

/** Reads the file of a case study. */
export function readCasePage(path: string): CasePage {
  const main = readMain(path);
  const figure = main.querySelector("strong");
  const title = main.querySelector("h1");
  const results = readRows(main.querySelector("table"));
  const channels = findAll(main, "ol dl > div").map(
    (entry) => `${readLine(entry.querySelector("dd"))} ${readLine(entry.querySelector("dt"))}`,
  );
  return {
    lead: readLine(figure?.parentElement),
    isLeadFirst: figure !== null && title !== null && comesAfter(title, figure),
    figures: [...channels, ...results.map(([metric, value]) => `${value ?? ""} ${metric ?? ""}`)],
    results,
    proofs: findAll(main, "figure:has(img)").map((proof) => ({
      alt: proof.querySelector("img")?.getAttribute("alt") ?? "",
      caption: readLine(proof.querySelector("figcaption")),
    })),
    links: readLinks(main),
  };
}

function readMain(path: string): Element {
  const main = readDocument(findPageRoute(path)).querySelector("main");
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}
