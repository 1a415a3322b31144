import {
  type Variables,
  fillVariables,
} from "../../../lib/format/fill-variables";
import { routes } from "../../../lib/urls/routes";
import { type LocatedIssue, createIssue, quote } from "../../issues";
import { valueAt, visitValues } from "../../schema/walk";
import { sectionRules } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { isDraft } from "../../validate/publication";

/** Reports records with the same order number, since their order would be undefined. */
export function findSharedValues(
  records: readonly ContentRecord[],
): LocatedIssue[] {
  return records.flatMap((record) => {
    const { unique, name } = record.type;
    if (unique === undefined) return [];
    const value = record.value[unique];
    const ofType = records.filter(({ type }) => type.name === name);
    const owner = ofType.find((each) => each.value[unique] === value);
    if (!owner || owner === record) return [];
    const taken = ofType.map((each) => each.value[unique]);
    let free = 1;
    while (taken.includes(free)) free += 1;
    const reason = `${quote(value)} is already used in ${owner.file}`;
    const hint = `write another one: ${free} is free`;
    return [
      locate(
        record,
        createIssue("taken-value", reason, hint, { path: [unique] }),
      ),
    ];
  });
}

const distinctive = [
  ["title"],
  ["excerpt"],
  ["seo", "title"],
  ["seo", "description"],
];

/** Reports pages with the same title, excerpt, or description. */
export function findSharedWords(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  const pages = records.filter(
    ({ type, key, value }) => type.path?.(key) !== undefined && !isDraft(value),
  );
  const texts = pages.flatMap((record) =>
    distinctive.map((path) => ({ record, path })),
  );
  const repeats = findRepeats(texts, ({ record, path }) => {
    const written = valueAt(record.value, path);
    if (typeof written !== "string") return undefined;
    return `${path.join(".")} ${normalizeText(fillVariables(written, variables))}`;
  });
  return repeats.map(([{ record, path }, owner]) => {
    const reason = `is the same as in ${owner.record.file}`;
    const hint =
      "write a different text: readers and search engines tell pages apart by it";
    return locate(
      record,
      createIssue("duplicate-text", reason, hint, { path }),
    );
  });
}

/** Each entry whose name an earlier one has, with the first of that name. */
export function findRepeats<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | undefined,
): [entry: Entry, owner: Entry][] {
  const owners = new Map<string, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const name = nameOf(entry);
    const owner = name === undefined ? undefined : owners.get(name);
    if (owner) return [[entry, owner]];
    if (name !== undefined) owners.set(name, entry);
    return [];
  });
}

export function normalizeText(words: string): string {
  return words.toLowerCase().replace(/\s+/g, " ").trim();
}

/** Reports a plan whose counterpart on the pricing page has a different price or does not exist. */
export function findOtherPrices(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  const page = records.find(
    ({ type, key }) =>
      type.name === "LandingPage" && type.path?.(key) === routes.pricing,
  );
  const listed = page && listedPlans(page);
  const plans = records.filter(({ type }) => type.name === "Plan");
  return plans.flatMap((record) => {
    const { price } = record.value;
    const samePlan = String(record.value["samePlan"]);
    const variable = `pricing.${samePlan}.price`;
    const other = variables.get(variable);
    if (other === undefined) return [];
    const areKnown = listed?.every((key) =>
      variables.get(`pricing.${String(key)}.price`),
    );
    const refuse = (field: string, reason: string, hint: string) =>
      locate(
        record,
        createIssue("plan-mismatch", reason, hint, { path: [field] }),
      );
    if (areKnown && !listed?.includes(samePlan)) {
      const reason = `"${samePlan}" is not on the pricing page, which the plan links to`;
      return [
        refuse(
          "samePlan",
          reason,
          "add it to `plans` there, or remove this line",
        ),
      ];
    }
    if (price === other || price === `{{${variable}}}`) return [];
    const reason = `is ${String(price)}, but the plan "${samePlan}" costs ${other} on the pricing page`;
    return [refuse("price", reason, `write {{${variable}}}`)];
  });
}

/** The plans of a page that have an id there, so that links reach them. */
function listedPlans(page: ContentRecord): unknown[] {
  const fields = visitValues(page.type.schema, page.value);
  return fields
    .filter(({ path, meta }) => {
      const { recordIds } = sectionRules(page, Number(path[1]));
      return meta.references === "PricingPlan" && path[2] === recordIds;
    })
    .map(({ value }) => value);
}

/** A plan and those that it contains, each once. */
export function listContents(
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
export function findPlanCycles(
  records: readonly ContentRecord[],
): LocatedIssue[] {
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
