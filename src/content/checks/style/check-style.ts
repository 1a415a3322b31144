import { type Issue, type LocatedIssue, createIssue } from "../../issues";
import { isRecord } from "../../schema/schema-shape";
import {
  sectionRules,
  sectionsOf,
  visitFields,
} from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { type Passage, readPassages, splitSentences } from "./passages";

/** Checks the house style. All issues are warnings. Words to avoid are in cspell.config.yaml. */
export function checkStyle(records: readonly ContentRecord[]): LocatedIssue[] {
  const passages = records
    .flatMap(readPassages)
    .filter(({ path }) => path[0] !== "seo");
  return [
    ...records.flatMap((record) =>
      [...checkSections(record), ...checkLabels(record)].map((issue) =>
        locate(record, issue),
      ),
    ),
    ...passages.flatMap((passage) =>
      [...checkLists(passage), ...checkFigures(passage)].map((issue) =>
        locatePassage(passage, issue),
      ),
    ),
    ...findRepeatedSentences(passages),
  ];
}

export function locatePassage(
  { record, path, within }: Passage,
  issue: Issue,
): LocatedIssue {
  return locate(record, { ...issue, path, within });
}

/** Reports repetition: two adjacent sections of one type, and a second dark section. */
function checkSections(record: ContentRecord): Issue[] {
  const sections = sectionsOf(record);
  const firstDark = sections.findIndex(({ tone }) => tone === "spruce");
  return sections.flatMap(({ type, variant, tone }, index) => {
    const before = sections[index - 1];
    const issues: Issue[] = [];
    if (before?.["type"] === type && before?.["variant"] === variant) {
      const reason = `is ${String(type)}, like the section above`;
      const hint =
        "put another section between them, or choose another variant";
      const place = { path: ["sections", index, "type"] };
      issues.push(createIssue("repeated-section-type", reason, hint, place));
    }
    if (tone === "spruce" && index > firstDark) {
      const reason = "is a second dark section on this page";
      const hint = "write paper, birch or mint";
      const place = { path: ["sections", index, "tone"] };
      issues.push(createIssue("second-dark-section", reason, hint, place));
    }
    return issues;
  });
}

/** Reports buttons with the same text but different targets: out of context, they are indistinguishable. */
function checkLabels(record: ContentRecord): Issue[] {
  const targets = new Map<string, unknown>();
  return visitFields(record).flatMap(({ path, value: action }) => {
    if (!isRecord(action) || typeof action["label"] !== "string") return [];
    const { label, link } = action;
    const other = targets.get(label) ?? link;
    targets.set(label, other);
    if (other === link) return [];
    const reason = `links to ${String(link)}, but another button with this text links to ${String(other)}`;
    const hint = "write a label that says where this one leads";
    const place = { path: [...path, "label"] };
    return [createIssue("ambiguous-button", reason, hint, place)];
  });
}

/** An introductory phrase before a comma: "In 2025, brands and stores." has two items and needs no second comma. */
const opening =
  /(?:^|[.!?:] )(?:after|also|and|as|at|before|but|by|first|for|from|here|if|in|most|now|of|on|or|since|so|then|there|to|today|until|when|with|without|yes|no)\b[^,.!?]*$/i;
const list = /\b\w+, [\w-]+ (?:and|or) [\w-]+[.,;:!?]/g;

function checkLists({ words }: Passage): Issue[] {
  const lists = [...words.matchAll(list)].filter(
    ({ 0: text, index }) =>
      !opening.test(words.slice(0, index + text.indexOf(","))),
  );
  return lists.map(([text]) => {
    const reason = `"${text}" has no comma before the last item`;
    const hint = "add one: email, ads, and search";
    return createIssue("missing-serial-comma", reason, hint);
  });
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

/** Shorter sentences can match by chance. */
const minWords = 6;

/** Reports the first sentence that a file shares with an earlier one. Legal clauses and terms of the offer may be repeated. */
function findRepeatedSentences(passages: readonly Passage[]): LocatedIssue[] {
  const owners = new Map<string, string>();
  const reported = new Set<string>();
  return passages.flatMap((passage) => {
    const { type, file } = passage.record;
    if (type.name === "LegalPage") return [];
    const sentences = splitSentences(passage.words).filter(
      (sentence) =>
        sentence.split(" ").length >= minWords &&
        !sentence.includes("{{offer."),
    );
    return sentences.flatMap((sentence) => {
      const owner = owners.get(sentence) ?? file;
      owners.set(sentence, owner);
      const pair = `${owner} ${file}`;
      if (owner === file || reported.has(pair)) return [];
      reported.add(pair);
      const reason = `repeats a sentence from ${owner}: "${sentence}"`;
      const hint = "reword it, or keep it on one page only";
      const issue = createIssue("repeated-sentence", reason, hint);
      return [locatePassage(passage, issue)];
    });
  });
}
