import { variableNames } from "../../../lib/format/fill-variables";
import type { ContentType } from "../../content-type";
import { type LocatedIssue, createIssue, placeIn } from "../../issues";
import { visitRecord } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { splitSentences } from "../style/sentences";
import { findOwner } from "../../validate/variables";
import { listContents } from "./check-shared";

/** A service as texts name it. */
interface NamedService {
  key: string;
  name: string;
  names: string[];
  /** The smallest plan that includes it; none if it is quoted. */
  plan: string | undefined;
}

const unpriced = /^(?:Service|LegalPage|UiLabels)$/;
const mentionsQuote = /\bquot|\bin no plan\b/i;

/** A plan of the pricing page. */
interface NamedPlan {
  name: string;
  /** Its key, and those of the plans that it contains. */
  contents: string[];
}

type Plans = ReadonlyMap<string, NamedPlan>;

/** Reports a sentence with a service and the name or price of a plan that does not include it. */
export function findMisplacedServices(
  records: readonly ContentRecord[],
  types: readonly ContentType[],
): LocatedIssue[] {
  const services = records.flatMap(readService);
  const plans = readPlans(records);
  const priced = records.filter(({ type }) => !unpriced.test(type.name));
  return priced.flatMap((record) =>
    readTexts(record).flatMap(({ text, path }) =>
      splitSentences(text).flatMap(({ words, index }) => {
        const keys = variableNames(words).flatMap((name) =>
          findPlans(name, records, types),
        );
        // A plan's own texts are about that plan if they name no other.
        const named = (keys.length > 0 ? keys : ownPlan(record)).flatMap(
          (key) => plans.get(key) ?? [],
        );
        const sold = findServices(words, services, record, path);
        const misplaced = sold.filter((each) =>
          isMisplaced(each, named, words),
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
  named: readonly NamedPlan[],
  words: string,
): boolean {
  if (named.length === 0) return false;
  return plan === undefined
    ? !mentionsQuote.test(words)
    : !named.some(({ contents }) => contents.includes(plan));
}

function refuseService(
  { key, name, plan }: NamedService,
  named: readonly NamedPlan[],
  plans: Plans,
) {
  const sold = named.map((each) => each.name).join(" and ");
  const [place, word] =
    plan === undefined
      ? ["quoted", "quote"]
      : [`in ${plans.get(plan)?.name ?? plan}`, "price"];
  const reason = `names "${name}" with ${sold}, but it is ${place}`;
  const hint = `write {{service.${key}.${word}}}, or name it in another sentence`;
  return createIssue("service-mismatch", reason, hint);
}

function readPlans(records: readonly ContentRecord[]): Plans {
  const plans = records.filter(({ type }) => type.name === "PricingPlan");
  return new Map(
    plans.map((plan) => {
      const contents = listContents(plan, plans).map(({ key }) => key);
      return [plan.key, { name: String(plan.value["name"]), contents }];
    }),
  );
}

/** The plans whose name or price a variable is. */
function findPlans(
  variable: string,
  records: readonly ContentRecord[],
  types: readonly ContentType[],
): string[] {
  const { type, key, word } = findOwner(variable, types);
  const owner = records.find((each) => each.type === type && each.key === key);
  if (!type || !owner) return [];
  const ofPlan = ownPlan(owner);
  if (ofPlan.length > 0) return ofPlan;
  const value = type.variables?.read(owner.value)[word] ?? "";
  return variableNames(value)
    .filter((name) => name.startsWith("pricing."))
    .map((name) => findOwner(name, types).key);
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

/** The texts that can be about a plan: those of a plan, and those with a variable. */
function readTexts(record: ContentRecord) {
  const isPlan = ownPlan(record).length > 0;
  return visitRecord(record).flatMap(({ meta, path, value }) => {
    const isText = meta.kind === "text" || meta.kind === "markdown";
    if (!isText || typeof value !== "string") return [];
    return isPlan || value.includes("{{") ? [{ text: value, path }] : [];
  });
}
