import type { Problem } from "../../problems/problem";
import { sectionsOf } from "../index-content";
import type { ContentRecord } from "../parse-content";

/** A heading or paragraph as its writer wrote it, without markup; variables are left as they are. */
export interface Passage {
  record: ContentRecord;
  path: readonly PropertyKey[];
  /** Within a text of many lines, from 1. */
  line: number;
  words: string;
}

type CheckPassage = (passage: Passage) => Problem[];

/** Checks the words of passages one after the other, each against the records and the passages before it. */
export function passageChecker(records: readonly ContentRecord[]): CheckPassage {
  const checks = [checkVoice, checkFigures, repeatFinder(), promiseChecker(records)];
  return (passage) => checks.flatMap((check) => check(passage));
}

/** What opens a sentence before a comma: "In 2025, brands and stores." lists two things and needs no second comma. */
const opening =
  /(?:^|[.!?:] )(?:after|also|and|as|at|before|but|by|first|for|from|here|if|in|most|now|of|on|or|since|so|then|there|to|today|until|when|with|without|yes|no)\b[^,.!?]*$/i;
const list = /\b\w+, [\w-]+ (?:and|or) [\w-]+[.,;:!?]/g;
const arrows = /[\u2190-\u21ff\u2794-\u27be]/g;
const foreign =
  /\b(?:dearest|dearer|whilst|amongst|colour|favourite|behaviour|optimis|organis|catalogue|cheque|ought|shall|thereof|hence)\w*/gi;

/** The habits of language that the house style avoids. */
function checkVoice({ words }: Passage): Problem[] {
  const lists = [...words.matchAll(list)].filter(
    ({ 0: found, index }) => !opening.test(words.slice(0, index + found.indexOf(","))),
  );
  const habits: [found: Iterable<RegExpMatchArray>, what: string, hint: string][] = [
    [lists, "has no comma before the last entry of a list", "write one: email, ads, and search"],
    [words.matchAll(arrows), "is read aloud as an arrow", "write a word, such as then or to"],
    [words.matchAll(foreign), "is British or stilted", "write the plain American word"],
  ];
  return habits.flatMap(([found, what, hint]) =>
    Array.from(found, ([word]) => ({ what: `"${word}" ${what}`, hint })),
  );
}

/** Sums, shares, and multiples: what a reader doubts. */
const figure = /\$[\d,.]*\d[KM]?|\d[\d,.]*%|\b\d+(?:\.\d+)?x\b/;
/** Sections whose figures are their own. */
const ownFigures = /^(dashboard|plan-finder|pricing-plans)$/;
const example = /\b(sample|example|made up|round numbers)\b/i;

/** Reports a figure that is typed into a marketing page: it has no source, and nobody finds it when it changes. */
function checkFigures({ record, path, words }: Passage): Problem[] {
  const found = figure.exec(words.replace(/\{\{[^}]*\}\}/g, ""));
  const section = sectionsOf(record)[Number(path[1])];
  if (!found || !section) return [];
  if (ownFigures.test(String(section["type"])) || example.test(JSON.stringify(section))) return [];
  const what = `"${found[0]}" is a figure without a record`;
  return [{ what, hint: "write it once in content/shared/facts.yaml, and here {{fact.<key>}}" }];
}

/** Shorter sentences are alike by chance. */
const minWords = 6;

/** Reports the first sentence that a file shares with an earlier one. Legal clauses may repeat each other. */
function repeatFinder(): CheckPassage {
  const owners = new Map<string, string>();
  const reported = new Set<string>();
  return ({ record: { type, file }, words }) => {
    if (type.name === "LegalPage") return [];
    return readSentences(words).flatMap((sentence) => {
      const owner = owners.get(sentence) ?? file;
      owners.set(sentence, owner);
      const pair = `${owner} ${file}`;
      if (owner === file || reported.has(pair)) return [];
      reported.add(pair);
      const what = `repeats a sentence of ${owner}: "${sentence}"`;
      return [{ what, hint: "write it in other words, or on one page only" }];
    });
  };
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

function readSentences(words: string): string[] {
  return Array.from(segmenter.segment(words), ({ segment }) => segment.trim()).filter(
    (sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length >= minWords,
  );
}

/** Reports a term that is promised without its condition, which a fact writes as its `phrase`. */
function promiseChecker(records: readonly ContentRecord[]): CheckPassage {
  const terms = records.flatMap(({ type, key, value: { value, phrase } }) =>
    type.name === "Fact" && typeof phrase === "string"
      ? [{ key, phrase, words: [`{{fact.${key}}}`, String(value)] }]
      : [],
  );
  return ({ record, words }) => {
    if (record.type.name === "Fact") return [];
    return terms.flatMap(({ key, phrase, words: names }) => {
      const rest = words.replaceAll(phrase, "");
      const found = names.find((name) => rest.includes(`within ${name}`));
      if (found === undefined) return [];
      const what = `"within ${found}" promises a term without its condition`;
      return [{ what, hint: `write {{fact.${key}.phrase}}` }];
    });
  };
}
