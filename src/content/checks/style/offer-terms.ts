import {
  type Variables,
  variableNames,
} from "../../../lib/format/fill-variables";
import { type LocatedIssue, createIssue, quote } from "../../issues";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { locatePassage } from "./check-style";
import { type Passage, readPassages, splitSentences } from "./passages";

/** What Northcart sells, and on which terms: the only checks that know the company. */
export function findOfferErrors(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  return [
    ...findOtherPrices(records, variables),
    ...findPlanCycles(records),
    ...findMisplacedServices(records),
  ];
}

/** Warnings about the terms of the offer. */
export function checkOfferTerms(
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const facts = ofType(records, "Fact");
  const lengths = ofType(records, "OfferPart").map(
    ({ value }) => value["length"],
  );
  const terms = facts.filter(({ key }) => lengths.includes(`{{fact.${key}}}`));
  const passages = records
    .flatMap(readPassages)
    .filter(({ path }) => path[0] !== "seo");
  return passages.flatMap((passage) => [
    ...checkPromises(passage, facts),
    ...checkTypedTerms(passage, terms),
  ]);
}

function ofType(
  records: readonly ContentRecord[],
  name: string,
): ContentRecord[] {
  return records.filter(({ type }) => type.name === name);
}

/** Reports a term without its condition, which is part of the fact's `phrase`. */
function checkPromises(
  passage: Passage,
  facts: readonly ContentRecord[],
): LocatedIssue[] {
  if (passage.record.type.name === "Fact") return [];
  return facts.flatMap(({ key, value: { value, phrase } }) => {
    if (typeof phrase !== "string") return [];
    const rest = passage.words.replaceAll(phrase, "");
    const names = [`{{fact.${key}}}`, String(value)];
    const found = names.find((name) => rest.includes(`within ${name}`));
    if (found === undefined) return [];
    const reason = `"within ${found}" promises a term without its condition`;
    const hint = `write {{fact.${key}.phrase}}`;
    const issue = createIssue("promise-without-condition", reason, hint);
    return [locatePassage(passage, issue)];
  });
}

/** Words of sentences about the offer; in others, 7 days is any week. */
const offerWords =
  /\b(?:audit|call|cancel|demo|free|launch|leave|live|notice|stop|trial)\b/i;

/** Reports a length of the offer that is typed into a sentence about it, such as "7-day trial". */
function checkTypedTerms(
  passage: Passage,
  terms: readonly ContentRecord[],
): LocatedIssue[] {
  if (/^(?:Fact|OfferPart)$/.test(passage.record.type.name)) return [];
  const sentences = splitSentences(passage.words);
  return sentences
    .filter((words) => offerWords.test(words))
    .flatMap((words) => {
      const term = terms.find(({ value }) =>
        hasLength(words, String(value["value"])),
      );
      if (!term) return [];
      const reason = `"${words}" contains a term of the offer`;
      const hint = `write {{fact.${term.key}}}`;
      const issue = createIssue("term-outside-offer", reason, hint);
      return [locatePassage(passage, issue)];
    });
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
    const hint = `write {{${variable}}}`;
    const place = { path: ["price"] };
    return [locate(record, createIssue("plan-mismatch", reason, hint, place))];
  });
}

/** A plan and those that it contains, each once. */
function listContents(
  plan: ContentRecord,
  plans: readonly ContentRecord[],
): ContentRecord[] {
  const found: ContentRecord[] = [];
  let next: ContentRecord | undefined = plan;
  while (next && !found.includes(next)) {
    found.push(next);
    next = findContained(next, plans);
  }
  return found;
}

function findContained(
  { type, value }: ContentRecord,
  plans: readonly ContentRecord[],
): ContentRecord | undefined {
  return plans.find(
    (each) => each.type === type && each.key === value["everythingIn"],
  );
}

/** Reports plans that contain each other, since their features would have no end. */
function findPlanCycles(records: readonly ContentRecord[]): LocatedIssue[] {
  const plans = records.filter(({ value }) => "everythingIn" in value);
  return plans.flatMap((plan) => {
    const key = plan.value["everythingIn"];
    const last = listContents(plan, plans).at(-1);
    const isEndless = last && findContained(last, plans);
    // A plan that contains itself is reported already.
    if (!isEndless || key === plan.key) return [];
    const reason = `the plan ${quote(key)} contains this one or itself`;
    const hint = "remove this line from one of the plans";
    const place = { path: ["everythingIn"] };
    return [locate(plan, createIssue("self-reference", reason, hint, place))];
  });
}

const unpriced = /^(?:Service|LegalPage)$/;
const mentionsQuote = /\bquot|\bin no plan\b/i;

/** Reports a sentence with a service and the name or price of a plan that does not include it. */
function findMisplacedServices(
  records: readonly ContentRecord[],
): LocatedIssue[] {
  const plans = ofType(records, "PricingPlan");
  const services = ofType(records, "Service");
  const priced = records.filter(({ type }) => !unpriced.test(type.name));
  return priced.flatMap(readPassages).flatMap((passage) =>
    splitSentences(passage.words).flatMap((words) => {
      const keys = findPlans(words, passage.record, records);
      const named = plans.filter(({ key }) => keys.includes(key));
      if (named.length === 0) return [];
      const contents = named.flatMap((plan) => listContents(plan, plans));
      const sold = services.filter((service) =>
        isNamed(service, words, passage),
      );
      const misplaced = sold.filter(({ value: { plan } }) =>
        plan === undefined
          ? !mentionsQuote.test(words)
          : !contents.some(({ key }) => key === plan),
      );
      return misplaced.map((service) =>
        locatePassage(passage, refuseService(service, named, plans)),
      );
    }),
  );
}

/** The keys of the plans that a sentence names or gives a price of. A plan's own texts are about that plan if they name no other. */
function findPlans(
  words: string,
  record: ContentRecord,
  records: readonly ContentRecord[],
): unknown[] {
  const keys = variableNames(words).map((name) => {
    const [prefix, key] = name.split(".");
    const owner = records.find(
      (each) => each.type.variables?.prefix === prefix && each.key === key,
    );
    return owner && planOf(owner);
  });
  const named = keys.filter((key) => key !== undefined);
  const isPlan = /^(?:Plan|PricingPlan)$/.test(record.type.name);
  return isPlan && named.length === 0 ? [planOf(record)] : named;
}

/** The plan of the pricing page that a plan, or the price of a service, stands for. */
function planOf({ type, key, value }: ContentRecord): unknown {
  if (type.name === "PricingPlan") return key;
  if (type.name === "Plan") return value["samePlan"];
  return type.name === "Service" ? value["plan"] : undefined;
}

/** Whether a sentence names a service. The first screen of a page and its description are about the page's first service. */
function isNamed(
  { key, value: { name, alsoCalled } }: ContentRecord,
  words: string,
  { record: { type, value }, path }: Passage,
): boolean {
  const isFirstScreen =
    path[0] === "seo" || String(path).startsWith("sections,0,");
  const sold = value["services"];
  const isAbout = type.name === "LandingPage" && isFirstScreen;
  if (isAbout && Array.isArray(sold) && sold[0] === key) return true;
  const others: unknown[] = Array.isArray(alsoCalled) ? alsoCalled : [];
  const spaced = spaceWords(words.replaceAll(/\{\{[^}]*\}\}/g, " "));
  return [name, ...others].some((each) =>
    spaced.includes(spaceWords(String(each))),
  );
}

/** Words in lower case between spaces, so that whole words can be found. */
function spaceWords(text: string): string {
  const words = text.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, " ");
  return ` ${words.trim()} `;
}

function refuseService(
  { key, value: { name, plan } }: ContentRecord,
  named: readonly ContentRecord[],
  plans: readonly ContentRecord[],
) {
  const nameOf = ({ value }: ContentRecord) => String(value["name"]);
  const owner = plans.find((each) => each.key === plan);
  const place = owner ? `in ${nameOf(owner)}` : "quoted";
  const word = owner ? "price" : "quote";
  const sold = named.map(nameOf).join(" and ");
  const reason = `names "${String(name)}" with ${sold}, but it is ${place}`;
  const hint = `write {{service.${key}.${word}}}, or name it in another sentence`;
  return createIssue("service-mismatch", reason, hint);
}
