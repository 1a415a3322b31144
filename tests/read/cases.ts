import { readRecords, readSection } from "./records";

interface CaseRecord {
  headline: string;
  figures: { key: string; value: string }[];
}

/** The cases on the home page, with their main figure. */
export function readCases() {
  const { caseStudies } = readSection("home", "proof", "caseStudies") as {
    caseStudies: string[];
  };
  return caseStudies.map((key) => {
    const { headline, figures } = readRecords(
      `case-studies/${key}/index.yaml`,
    ) as CaseRecord;
    const figure = figures.find((each) => each.key === headline)!;
    return { key, path: `/case-studies/${key}`, figure };
  });
}
