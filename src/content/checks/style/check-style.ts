import { type Issue, type LocatedIssue, createIssue } from "../../issues";
import { sectionRules } from "../../schema/section-rules";
import { sectionsOf } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { type Passage, readPassages } from "./passages";

/** Checks the house style. All issues are warnings. Words to avoid are in cspell.config.yaml. */
export function checkStyle(records: readonly ContentRecord[]): LocatedIssue[] {
  const passages = records
    .flatMap(readPassages)
    .filter(({ path }) => path[0] !== "seo");
  return passages.flatMap((passage) =>
    checkFigures(passage).map((issue) => locatePassage(passage, issue)),
  );
}

export function locatePassage(
  { record, path, within }: Passage,
  issue: Issue,
): LocatedIssue {
  return locate(record, { ...issue, path, within });
}

/** Amounts, percentages, and multiples, which need a source. */
const figure = /\$[\d,.]*\d[KM]?|\d[\d,.]*%|\b\d+(?:\.\d+)?x\b/;
const example = /\b(sample|example|made up|round numbers)\b/i;

/** Reports a figure typed into a marketing page: it has no source, and is easily missed when it changes. */
function checkFigures({ record, path, words }: Passage): Issue[] {
  const found = figure.exec(words.replace(/\{\{[^}]*\}\}/g, ""));
  const index = Number(path[1]);
  const section = sectionsOf(record)[index];
  if (!found || !section) return [];
  const { ownFigures } = sectionRules(record, index);
  if (ownFigures || example.test(JSON.stringify(section))) return [];
  const reason = `"${found[0]}" is a figure without a record`;
  const hint =
    "add it to content/shared/facts.yaml, and write {{fact.<key>}} here";
  return [createIssue("figure-without-record", reason, hint)];
}
