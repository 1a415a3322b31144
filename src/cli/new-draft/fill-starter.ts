import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { schemaLine } from "../../content/emit/schema-line";
import { isDraft } from "../../content/validate/publication";
import type { ContentRecord } from "../../content/validate/parse-content";
import type { DraftPlan } from "./plan-draft";

/** The limits of titles in search results, in characters. */
const shortTitle = { min: 10, max: 60 };

/** The text of a draft: its starter, with what is known of it filled in where names stand between angle brackets. */
export function fillStarter(
  { kind, words, slug }: DraftPlan,
  records: readonly ContentRecord[],
  today: string,
): string {
  const { starter, type } = kind;
  const text = readFileSync(join(process.cwd(), "src/cli/starters", starter), "utf8");
  const facts: Readonly<Record<string, string>> = {
    title: toYaml(words),
    "short title": toYaml(shorten(words)),
    today,
    slug,
    position: String(nextPosition(type.name, records)),
  };
  const filled = text.replace(
    /<([A-Za-z ]+)>/g,
    (_, name: string) => facts[name] ?? findKey(name, records) ?? slug,
  );
  return type.format === "markdown" ? filled : `${schemaLine(type)}\n${filled}`;
}

function toYaml(words: string): string {
  return stringify(words, { lineWidth: 0 }).trimEnd();
}

/** A title cut between two words; what to write where it is too short to be one. */
function shorten(words: string): string {
  if (words.length < shortTitle.min) return "Write here, the title in search results";
  if (words.length <= shortTitle.max) return words;
  const cut = words.slice(0, shortTitle.max + 1);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : shortTitle.max).replace(/[\s.,;-]+$/, "");
}

/** Comes after the records that there are. */
function nextPosition(typeName: string, records: readonly ContentRecord[]): number {
  const positions = records
    .filter(({ type }) => type.name === typeName)
    .map(({ value }) => Number(value["position"] ?? 0));
  return Math.max(0, ...positions) + 1;
}

/** A record that has a place in the site (the not-found page has none), drafts last: published pages can't name them. */
function findKey(typeName: string, records: readonly ContentRecord[]): string | undefined {
  const [first] = records
    .filter(({ type, key }) => type.name === typeName && (!type.path || type.path(key)))
    .sort((a, b) => Number(isDraft(a.value)) - Number(isDraft(b.value)));
  return first?.key;
}
