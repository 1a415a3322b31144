import type { Variables } from "../../../lib/format/fill-variables";
import {
  type Issue,
  type LocatedIssue,
  createIssue,
  quote,
} from "../../issues";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { locatePassage } from "./check-style";
import { type Passage, readPassages, splitSentences } from "./passages";

/** What Northcart sells, and on which terms: the only checks that know the company. */
export function findOfferErrors(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  const passages = records.flatMap(readPassages);
  return [
    ...findOtherPrices(records, variables),
    ...findPlanCycles(records),
    ...findMisplacedServices(records, passages),
    ...findInTexts(passages, listConditions(records)),
  ];
}

/** Warnings about the terms of the offer. */
export function checkOfferTerms(
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const lengths = ofType(records, "OfferPart").map(
    ({ value }) => value["length"],
  );
  const terms = ofType(records, "Fact").filter(({ key }) =>
    lengths.includes(`{{fact.${key}}}`),
  );
  return findInTexts(records.flatMap(readPassages), [refuseTyped(terms)]);
}

/** What a passage should say instead, if anything. */
type Rule = (words: string) => Issue | undefined;

function findInTexts(
  passages: readonly Passage[],
  rules: readonly Rule[],
): LocatedIssue[] {
  const texts = passages.filter(({ record }) => !isOffer(record.type.name));
  return texts.flatMap((passage) =>
    rules
      .map((findIssue) => findIssue(passage.words))
      .filter((issue) => issue !== undefined)
      .map((issue) => locatePassage(passage, issue)),
  );
}

function listConditions(records: readonly ContentRecord[]): Rule[] {
  const facts = ofType(records, "Fact");
  const parts = ofType(records, "OfferPart");
  return [
    ...facts.filter(({ value }) => value["phrase"]).map(requirePhrase),
    ...parts.filter(({ key }) => key.endsWith("-work")).map(requireWork),
    refuseOtherNotation,
  ];
}

/** A fact with a condition is not given without it. */
function requirePhrase({ key }: ContentRecord): Rule {
  const variable = `{{fact.${key}}}`;
  const hint = `write {{fact.${key}.phrase}}`;
  const reason = `${variable} is without its condition`;
  const issue = createIssue("missing-condition", reason, hint);
  return (words) => (words.includes(variable) ? issue : undefined);
}

const price = /\{\{(?:pricing|service)\.[\w-]+\.price\}\}/;

/** A client's result is next to a price only with the work that the client bought. */
function requireWork({ key }: ContentRecord): Rule {
  const client = key.replace(/-work$/, "");
  const hint = `add {{offer.${key}.gives}}, or remove the price`;
  const reason = `gives a result of ${client} and a price, and not what ${client} bought`;
  const issue = createIssue("missing-condition", reason, hint);
  const result = new RegExp(`\\{\\{case\\.${client}\\.(?!brand\\})`);
  return (words) => {
    const isComplete = words.includes(`{{offer.${key}.`);
    const hasBoth = result.test(words) && price.test(words);
    return hasBoth && !isComplete ? issue : undefined;
  };
}

const ratioWords = /\b(?:ROAS|returns?|ad spend|break-?even|growth)\b/i;
const otherNotation = /\b(?!100%)(\d+(?:\.\d+)?)(?::1\b| ?×|00%)/;

/** Returns on ads and growth have one notation on all pages. */
function refuseOtherNotation(words: string): Issue | undefined {
  if (!otherNotation.test(words)) return undefined;
  const sentences = splitSentences(words);
  const found = sentences
    .filter((sentence) => ratioWords.test(sentence))
    .map((sentence) => otherNotation.exec(sentence))
    .find((match) => match !== null);
  if (!found) return undefined;
  const reason = `"${found[0]}" is not how the site writes a ratio`;
  return createIssue("ratio-notation", reason, `write ${String(found[1])}x`);
}

function isOffer(typeName: string): boolean {
  return typeName === "Fact" || typeName === "OfferPart";
}

function ofType(
  records: readonly ContentRecord[],
  name: string,
): ContentRecord[] {
  return records.filter(({ type }) => type.name === name);
}

/** Words of sentences about the offer; in others, 7 days is any week. */
const offerWords =
  /\b(?:audit|call|cancel|demo|free|launch|leave|live|notice|stop|trial)\b/i;

/** A length of the offer is not typed into a sentence about it, such as "7-day trial". */
function refuseTyped(terms: readonly ContentRecord[]): Rule {
  const findTerm = (words: string) =>
    terms.find(({ value }) => hasLength(words, String(value["value"])));
  return (words) => {
    const sentences = splitSentences(words).filter((sentence) =>
      offerWords.test(sentence),
    );
    const sentence = sentences.find(findTerm);
    const term = sentence && findTerm(sentence);
    if (!term) return undefined;
    const reason = `"${sentence}" contains a term of the offer`;
    return createIssue(
      "term-outside-offer",
      reason,
      `write {{fact.${term.key}}}`,
    );
  };
}

/** Whether a sentence has a length such as `7 days`, also as `7-day`. */
function hasLength(sentence: string, length: string): boolean {
  const [, number = "", unit] = /^(\d+)[ -]([a-z]+?)s?$/.exec(length) ?? [];
  if (unit === undefined) return false;
  return new RegExp(`\\b${number}[ -]${unit}s?\\b`, "i").test(sentence);
}

/** Reports a plan whose counterpart on the pricing page has a different price. */
function findOtherPrices(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  return ofType(records, "Plan").flatMap((record) => {
    const { price } = record.value;
    const samePlan = String(record.value["samePlan"]);
    const variable = `pricing.${samePlan}.price`;
    const other = variables.get(variable);
    if (other === undefined) return [];
    if (price === other || price === `{{${variable}}}`) return [];
    const reason = `is ${String(price)}, but the plan "${samePlan}" costs ${other} on the pricing page`;
    const hint = `write "{{${variable}}}", with the quotes`;
    const place = { path: ["price"] };
    return [locate(record, createIssue("plan-mismatch", reason, hint, place))];
  });
}

/** The keys of a plan and of those that it contains, each once, whether or not they exist. */
function listContents(
  key: unknown,
  plans: readonly ContentRecord[],
  found: readonly unknown[] = [],
): readonly unknown[] {
  if (key === undefined || found.includes(key)) return found;
  const plan = plans.find((each) => each.key === key);
  return listContents(plan?.value["everythingIn"], plans, [...found, key]);
}

/** Reports plans that contain each other, since their features would have no end. */
function findPlanCycles(records: readonly ContentRecord[]): LocatedIssue[] {
  const plans = records.filter(({ value }) => "everythingIn" in value);
  return plans.flatMap((plan) => {
    const key = plan.value["everythingIn"];
    const ofType = plans.filter(({ type }) => type === plan.type);
    // A plan that contains itself is reported already.
    if (key === plan.key || !listContents(key, ofType).includes(plan.key))
      return [];
    const reason = `the plan ${quote(key)} contains this one`;
    const hint = "remove this line from one of the plans";
    const place = { path: ["everythingIn"] };
    return [locate(plan, createIssue("self-reference", reason, hint, place))];
  });
}

/** Reports a sentence with a service and the name or price of a plan that does not include it. */
function findMisplacedServices(
  records: readonly ContentRecord[],
  passages: readonly Passage[],
): LocatedIssue[] {
  const plans = ofType(records, "PricingPlan");
  const keys: unknown[] = plans.map(({ key }) => key);
  const services = ofType(records, "Service");
  // Splitting texts into sentences takes most of the time.
  const withPlan = passages.filter(({ words }) => words.includes("{{pricing."));
  return withPlan.flatMap((passage) =>
    splitSentences(passage.words).flatMap((words) => {
      const named = plans.filter(({ key }) =>
        words.includes(`{{pricing.${key}.`),
      );
      if (named.length === 0) return [];
      const contents = named.flatMap(({ key }) => listContents(key, plans));
      // A plan that is misspelled or has an error is reported by itself.
      if (!contents.every((key) => keys.includes(key))) return [];
      return services
        .filter(
          ({ value: { plan } }) =>
            keys.includes(plan) && !contents.includes(plan),
        )
        .filter((service) => isNamed(service, words))
        .map((service) => locatePassage(passage, refuseService(service)));
    }),
  );
}

/** Whether a sentence names a service, and not with the service's own variable. */
function isNamed(
  { key, value: { name, alsoCalled } }: ContentRecord,
  words: string,
): boolean {
  if (words.includes(`{{service.${key}.`)) return false;
  const others: unknown[] = Array.isArray(alsoCalled) ? alsoCalled : [];
  const spaced = spaceWords(words);
  return [name, ...others].some((each) =>
    spaced.includes(spaceWords(String(each))),
  );
}

/** Words in lower case between spaces, so that whole words can be found. */
function spaceWords(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, " ");
  return ` ${words.trim()} `;
}

function refuseService({ key, value: { name, plan } }: ContentRecord) {
  const reason = `names "${String(name)}" with a plan that does not include it`;
  const hint = `write {{service.${key}.price}}, the price of the plan ${quote(plan)}, or name it in another sentence`;
  return createIssue("service-mismatch", reason, hint);
}
