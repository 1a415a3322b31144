import { variableNames } from "../../../lib/format/fill-variables";
import type { ContentType } from "../../content-type";
import { type LocatedIssue, createIssue, placeIn } from "../../issues";
import { visitRecord } from "../index-content";
import { type ContentRecord, locate } from "../parse-content";
import { findOwner } from "../variables";

/** A service as texts name it. */
interface NamedService {
  key: string;
  name: string;
  names: string[];
  /** The smallest plan that includes it; none if it is quoted. */
  plan: string | undefined;
}

interface Sentence {
  words: string;
  /** The offset in its text. */
  index: number;
}

const unpriced = /^(?:Service|LegalPage|UiLabels)$/;
const mentionsQuote = /\bquot|\bin no plan\b/i;

/** Reports a sentence with a service and the name or price of a plan that does not include it. */
export function findMisplacedServices(
  records: readonly ContentRecord[],
  types: readonly ContentType[],
): LocatedIssue[] {
  const services = records.flatMap(readService);
  const plans = new Plans(records, types);
  const priced = records.filter(({ type }) => !unpriced.test(type.name));
  return priced.flatMap((record) =>
    readTexts(record).flatMap(({ text, path }) =>
      splitSentences(text).flatMap(({ words, index }) => {
        const named = plans.namedIn(words, record);
        const sold = findServices(words, services, record, path);
        const misplaced = sold.filter((each) =>
          isMisplaced(each, named, words, plans),
        );
        const place = { path, within: placeIn(text, index) };
        return misplaced.map((each) =>
          locate(record, { ...refuseService(each, named, plans), ...place }),
        );
      }),
    ),
  );
}

function isMisplaced(
  { plan }: NamedService,
  named: readonly string[],
  words: string,
  plans: Plans,
): boolean {
  if (named.length === 0) return false;
  return plan === undefined
    ? !mentionsQuote.test(words)
    : !named.some((each) => plans.contents(each).includes(plan));
}

function refuseService(
  { key, name, plan }: NamedService,
  named: readonly string[],
  plans: Plans,
) {
  const sold = named.map((each) => plans.nameOf(each)).join(" and ");
  const [place, word] =
    plan === undefined
      ? ["quoted", "quote"]
      : [`in ${plans.nameOf(plan)}`, "price"];
  const reason = `names "${name}" with ${sold}, but it is ${place}`;
  const hint = `write {{service.${key}.${word}}}, or name it in another sentence`;
  return createIssue("service-mismatch", reason, hint);
}

/** The plans of the pricing page, and how texts name them. */
class Plans {
  private readonly byKey: ReadonlyMap<string, ContentRecord>;

  constructor(
    private readonly records: readonly ContentRecord[],
    private readonly types: readonly ContentType[],
  ) {
    const plans = records.filter(({ type }) => type.name === "PricingPlan");
    this.byKey = new Map(plans.map((plan) => [plan.key, plan]));
  }

  nameOf(key: string): string {
    const name = this.byKey.get(key)?.value["name"];
    return typeof name === "string" ? name : key;
  }

  /** A plan and those that it contains. */
  contents(key: string): string[] {
    const found: string[] = [];
    let next: unknown = key;
    while (typeof next === "string" && !found.includes(next)) {
      found.push(next);
      next = this.byKey.get(next)?.value["everythingIn"];
    }
    return found;
  }

  /** The plans whose name or price is in a sentence; in a plan's own texts, that plan if there is no other. */
  namedIn(words: string, record: ContentRecord): string[] {
    const named = variableNames(words).flatMap((name) => this.planOf(name));
    return named.length > 0 ? named : ownPlan(record);
  }

  private planOf(variable: string): string[] {
    const { type, key, word } = findOwner(variable, this.types);
    const owner = this.records.find(
      (each) => each.type === type && each.key === key,
    );
    if (!type || !owner) return [];
    const ofPlan = ownPlan(owner);
    if (ofPlan.length > 0) return ofPlan;
    const value = type.variables?.read(owner.value)[word] ?? "";
    return variableNames(value)
      .filter((name) => name.startsWith("pricing."))
      .map((name) => findOwner(name, this.types).key);
  }
}

/** The plan that a record describes: a plan of the pricing page, or of the home page. */
function ownPlan({ type, key, value: { samePlan } }: ContentRecord): string[] {
  if (type.name === "PricingPlan") return [key];
  const isOfHome = type.name === "Plan" && typeof samePlan === "string";
  return isOfHome ? [samePlan] : [];
}

function readService({ type, key, value }: ContentRecord): NamedService[] {
  if (type.name !== "Service") return [];
  const { name, alsoCalled, plan } = value;
  const others: unknown[] = Array.isArray(alsoCalled) ? alsoCalled : [];
  return [
    {
      key,
      name: String(name),
      names: [name, ...others].map((each) => spacedWords(String(each))),
      plan: typeof plan === "string" ? plan : undefined,
    },
  ];
}

/** The services in a sentence. The first screen of a page and its description are about the page's first service. */
function findServices(
  words: string,
  services: readonly NamedService[],
  { type, value }: ContentRecord,
  path: readonly PropertyKey[],
): NamedService[] {
  const spaced = spacedWords(words.replaceAll(/\{\{[^}]*\}\}/g, " "));
  const isFirstScreen =
    path[0] === "seo" || (path[0] === "sections" && path[1] === 0);
  const isPage = type.name === "LandingPage" && isFirstScreen;
  const sold: unknown = value["services"];
  const main: unknown = isPage && Array.isArray(sold) ? sold[0] : undefined;
  return services.filter(
    ({ key, names }) =>
      key === main || names.some((name) => spaced.includes(name)),
  );
}

/** Words in lower case between spaces, so that whole words can be found. */
function spacedWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, " ")
    .trim()} `;
}

function readTexts(record: ContentRecord) {
  return visitRecord(record).flatMap(({ meta, path, value }) => {
    const isText = meta.kind === "text" || meta.kind === "markdown";
    if (!isText || typeof value !== "string") return [];
    return [{ text: value, path }];
  });
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of every line. */
function splitSentences(text: string): Sentence[] {
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index: start }) =>
    Array.from(segmenter.segment(line), ({ segment: words, index }) => {
      return { words, index: start + index };
    }),
  );
}
