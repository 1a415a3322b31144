import { isRecord } from "../../schema/schema-shape";
import type { Problem } from "../../problems/problem";
import { quote } from "../../problems/name-value";
import type { ContentRecord } from "../parse-content";

/** Sections that a page has once, since links and labels inside of them need ids that no other part of the page has. */
const single = new Set(["dashboard", "plan-finder"]);

/** Lists of records, each of which is in one section of the type: its id comes from its key. */
const recordLists: Readonly<Record<string, string>> = {
  plans: "plans",
  "pricing-plans": "plans",
  "case-cards": "caseStudies",
  testimonials: "testimonials",
};

/** What a page shows twice although it can show it once only. */
export function checkPageSections({ type, value }: ContentRecord): Problem[] {
  if (type.name !== "LandingPage" || !Array.isArray(value["sections"])) return [];
  const seen = new Set<string>();
  const isRepeat = (id: string) => seen.size === seen.add(id).size;
  return value["sections"].filter(isRecord).flatMap((section, index): Problem[] => {
    const kind = String(section["type"]);
    const path = ["sections", index];
    if (single.has(kind) && isRepeat(kind)) {
      return [{ path, what: `is another ${kind} of this page`, hint: "keep one of them" }];
    }
    const field = recordLists[kind] ?? "";
    const keys: unknown[] = Array.isArray(section[field]) ? section[field] : [];
    return keys.flatMap((key, place) =>
      isRepeat(`${kind} ${String(key)}`)
        ? [
            {
              path: [...path, field, place],
              what: `${quote(key)} is in another section of this page`,
              hint: "remove it from one of them",
            },
          ]
        : [],
    );
  });
}
