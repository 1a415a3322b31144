import { isRecord } from "../../schema/schema-shape";
import type { Problem } from "../../problems/problem";
import type { ContentRecord } from "../parse-content";
import type { Passage } from "./read-passages";

/** Sums, shares, and multiples: what a reader doubts. */
const figure = /\$[\d,.]*\d[KM]?|\d[\d,.]*%|\b\d+(?:\.\d+)?x\b/;
/** Sections whose figures are their own. */
const ownFigures = /^(dashboard|plan-finder|pricing-plans)$/;
const example = /\b(sample|example|made up|round numbers)\b/i;

/** Reports a figure that is typed into a marketing page: it has no source, and nobody finds it when it changes. */
export function checkFigures({ record, path, words }: Passage): Pick<Problem, "what" | "hint">[] {
  const found = figure.exec(words.replace(/\{\{[^}]*\}\}/g, ""));
  if (record.type.name !== "LandingPage" || !found || hasOwnFigures(record, path)) return [];
  const what = `"${found[0]}" is a figure without a record`;
  return [{ what, hint: "write it once in content/shared/facts.yaml, and here {{fact.<key>}}" }];
}

function hasOwnFigures({ value }: ContentRecord, [, index]: Passage["path"]): boolean {
  const section: unknown = Array.isArray(value["sections"]) && value["sections"][Number(index)];
  if (!isRecord(section)) return false;
  return ownFigures.test(String(section["type"])) || example.test(JSON.stringify(section));
}
