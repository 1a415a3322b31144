import { type Variables, fillVariables } from "../../../site/format/fill-variables";
import { routes } from "../../../site/urls/routes";
import { type LocatedIssue, quote } from "../../issues/issue";
import { valueAt } from "../../schema/schema-at";
import { sectionsOf } from "../index-content";
import { type ContentRecord, locate } from "../parse-content";
import { isDraft } from "../publication";

/** Reports records with the same order number, since their order would be undefined. */
export function findSharedValues(records: readonly ContentRecord[]): LocatedIssue[] {
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
    const message = `${quote(value)} is already that of ${owner.file}`;
    const hint = `write another one: ${String(free)} is free`;
    return [locate(record, { path: [unique], message, hint })];
  });
}

const distinctive = [["title"], ["excerpt"], ["seo", "title"], ["seo", "description"]];

/** Reports pages with the same title, excerpt, or description. */
export function findSharedWords(
  records: readonly ContentRecord[],
  variables: Variables,
): LocatedIssue[] {
  const owners = new Map<string, ContentRecord>();
  const pages = records.filter(
    ({ type, key, value }) => type.path?.(key) !== undefined && !isDraft(value),
  );
  return pages.flatMap((record) =>
    distinctive.flatMap((path) => {
      const written = valueAt(record.value, path);
      if (typeof written !== "string") return [];
      const id = `${path.join(".")} ${normalizeText(fillVariables(written, variables))}`;
      const owner = owners.get(id);
      owners.set(id, owner ?? record);
      if (!owner) return [];
      const message = `is the same as in ${owner.file}`;
      const hint =
        "write words that fit this page alone: readers and search engines tell pages apart by them";
      return [locate(record, { path, message, hint })];
    }),
  );
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
    ({ type, key }) => type.name === "LandingPage" && type.path?.(key) === routes.pricing,
  );
  const lists = page && sectionsOf(page).filter(({ type }) => type === "pricing-plans");
  const listed = lists?.flatMap((section) => section["plans"]);
  const plans = records.filter(({ type }) => type.name === "Plan");
  return plans.flatMap((record) => {
    const { price, samePlan } = record.value;
    const variable = `pricing.${String(samePlan)}.price`;
    const other = variables.get(variable);
    if (other === undefined) return [];
    const areKnown = listed?.every((key) => variables.get(`pricing.${String(key)}.price`));
    if (areKnown && !listed?.includes(samePlan)) {
      const message = `"${String(samePlan)}" is not on the pricing page, which the plan links to`;
      const hint = "list it there in `plans`, or remove this line";
      return [locate(record, { path: ["samePlan"], message, hint })];
    }
    if (price === other || price === `{{${variable}}}`) return [];
    const message = `is ${String(price)}, but the plan "${String(samePlan)}" of the pricing page costs ${other}`;
    return [locate(record, { path: ["price"], message, hint: `write {{${variable}}}` })];
  });
}
