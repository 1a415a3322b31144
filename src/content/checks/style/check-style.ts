import { nodesOf, parseMarkdown, wordsOf } from "../../markdown/markdown";
import {
  type Issue,
  type LocatedIssue,
  type Position,
  createIssue,
} from "../../issues";
import { isRecord } from "../../schema/schema-shape";
import {
  sectionRules,
  sectionsOf,
  visitFields,
  visitRecord,
} from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { splitSentences } from "./sentences";

/** A heading or paragraph as written, without markup; variables are not filled in. */
interface Passage {
  record: ContentRecord;
  path: readonly PropertyKey[];
  within: Position;
  words: string;
}

type CheckPassage = (passage: Passage) => Issue[];

/** Checks the house style. All issues are warnings. */
export function checkStyle(records: readonly ContentRecord[]): LocatedIssue[] {
  const ofRecords = [promiseChecker(records), termChecker(records)];
  const checks = [checkVoice, checkFigures, repeatFinder(), ...ofRecords];
  return records.flatMap((record) => {
    const inPassages = readPassages(record).flatMap((passage) => {
      const { path, within } = passage;
      const issues = checks.flatMap((check) => check(passage));
      return issues.map((issue) => ({ ...issue, path, within }));
    });
    const issues = [
      ...checkRhythm(record),
      ...checkLabels(record),
      ...inPassages,
    ];
    return issues.map((issue) => locate(record, issue));
  });
}

/** All visible text of a record, in order: its fields and its body, without code. */
function readPassages(record: ContentRecord): Passage[] {
  if (record.type.name === "UiLabels") return [];
  return visitRecord(record).flatMap(({ path, meta, value }) => {
    if (typeof value !== "string" || path[0] === "seo") return [];
    const start = { line: 1, column: 1 };
    if (meta.kind === "text")
      return [{ record, path, within: start, words: value }];
    if (meta.kind !== "markdown") return [];
    return nodesOf(parseMarkdown(value), "heading", "paragraph").map((node) => {
      const within = { ...(node.position?.start ?? start), column: 1 };
      return {
        record,
        path,
        within,
        words: wordsOf(node).replace(/\s+/g, " "),
      };
    });
  });
}

/** Reports repetition: two adjacent sections of one type, and a second dark section. */
function checkRhythm(record: ContentRecord): Issue[] {
  const sections = sectionsOf(record);
  const repeats = sections.flatMap(({ type, variant }, index) => {
    const before = sections[index - 1];
    if (before?.["type"] !== type || before?.["variant"] !== variant) return [];
    const reason = `is ${String(type)}, like the section above`;
    const hint = "put another section between them, or choose another variant";
    const path = ["sections", index, "type"];
    return [createIssue("repeated-section-type", reason, hint, { path })];
  });
  const dark = sections.flatMap(({ tone }, index) =>
    tone === "spruce" ? [index] : [],
  );
  const others = dark.slice(1).map((index) => {
    const reason = "is a second dark section on this page";
    const path = ["sections", index, "tone"];
    return createIssue(
      "second-dark-section",
      reason,
      "write paper, birch or mint",
      { path },
    );
  });
  return [...repeats, ...others];
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
    return [
      createIssue("ambiguous-button", reason, hint, {
        path: [...path, "label"],
      }),
    ];
  });
}

/** An introductory phrase before a comma: "In 2025, brands and stores." has two items and needs no second comma. */
const opening =
  /(?:^|[.!?:] )(?:after|also|and|as|at|before|but|by|first|for|from|here|if|in|most|now|of|on|or|since|so|then|there|to|today|until|when|with|without|yes|no)\b[^,.!?]*$/i;
const list = /\b\w+, [\w-]+ (?:and|or) [\w-]+[.,;:!?]/g;
const arrows = /[\u2190-\u21ff\u2794-\u27be]/g;
const foreign =
  /\b(?:dearest|dearer|whilst|amongst|colour|favourite|behaviour|optimis|organis|catalogue|cheque|ought|shall|thereof|hence)\w*/gi;

const voice = [
  [
    "missing-serial-comma",
    list,
    "has no comma before the last item",
    "add one: email, ads, and search",
  ],
  [
    "arrow-character",
    arrows,
    "is read aloud as an arrow",
    "write a word, such as then or to",
  ],
  [
    "british-spelling",
    foreign,
    "is British or stilted",
    "write the plain American word",
  ],
] as const;

function checkVoice({ words }: Passage): Issue[] {
  const isOpened = (text: string, index: number) =>
    opening.test(words.slice(0, index + text.indexOf(",")));
  return voice.flatMap(([code, pattern, reason, hint]) =>
    [...words.matchAll(pattern)]
      .filter(
        ({ 0: text, index }) => pattern !== list || !isOpened(text, index),
      )
      .map(([text]) => createIssue(code, `"${text}" ${reason}`, hint)),
  );
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
  const hint =
    "add it to content/shared/facts.yaml, and write {{fact.<key>}} here";
  return [
    createIssue(
      "figure-without-record",
      `"${found[0]}" is a figure without a record`,
      hint,
    ),
  ];
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** Shorter sentences can match by chance. */
const minWords = 6;

/** Reports the first sentence that a file shares with an earlier one. Legal clauses and terms of the offer may be repeated. */
function repeatFinder(): CheckPassage {
  const owners = new Map<string, string>();
  const reported = new Set<string>();
  return ({ record: { type, file }, words }) => {
    if (type.name === "LegalPage") return [];
    return splitSentences(words).flatMap(({ words: sentence }) => {
      if (
        (sentence.match(word) ?? []).length < minWords ||
        sentence.includes("{{offer.")
      )
        return [];
      const owner = owners.get(sentence) ?? file;
      owners.set(sentence, owner);
      const pair = `${owner} ${file}`;
      if (owner === file || reported.has(pair)) return [];
      reported.add(pair);
      const reason = `repeats a sentence from ${owner}: "${sentence}"`;
      return [
        createIssue(
          "repeated-sentence",
          reason,
          "reword it, or keep it on one page only",
        ),
      ];
    });
  };
}

/** Reports a term without its condition, which is part of the fact's `phrase`. */
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
      const reason = `"within ${found}" promises a term without its condition`;
      return [
        createIssue(
          "promise-without-condition",
          reason,
          `write {{fact.${key}.phrase}}`,
        ),
      ];
    });
  };
}

/** Words of sentences about the offer; in others, 7 days is any week. */
const offerWords =
  /\b(?:audit|call|cancel|demo|free|launch|leave|live|notice|stop|trial)\b/i;

/** Reports a length of the offer that is typed into a sentence about it, such as "7-day trial". */
function termChecker(records: readonly ContentRecord[]): CheckPassage {
  const lengths = records.map(
    ({ type, value }) => type.name === "OfferPart" && value["length"],
  );
  const terms = records.flatMap(({ type, key, value: { value } }) => {
    const [, number = "", unit] =
      /^(\d+)[ -]([a-z]+?)s?$/.exec(String(value)) ?? [];
    if (type.name !== "Fact" || !unit || !lengths.includes(`{{fact.${key}}}`))
      return [];
    return [{ key, pattern: new RegExp(`\\b${number}[ -]${unit}s?\\b`, "i") }];
  });
  return ({ record, words }) =>
    /^(?:Fact|OfferPart)$/.test(record.type.name)
      ? []
      : splitSentences(words).flatMap(({ words: sentence }) => {
          const term = terms.find(({ pattern }) => pattern.test(sentence));
          if (!term || !offerWords.test(sentence)) return [];
          const reason = `"${sentence}" contains a term of the offer`;
          return [
            createIssue(
              "term-outside-offer",
              reason,
              `write {{fact.${term.key}}}`,
            ),
          ];
        });
}
