import { KIND_RULES } from "./structured-data-rules";
import type { Entity } from "../../read/structured-data";

/** What URLs and ids in structured data are validated against. */
export interface SiteFacts {
  /** `https://northcart.example`, without a trailing slash. */
  origin: string;
  /** Whether a URL of the site, with any `#anchor`, exists. */
  hasUrl: (url: string) => boolean;
  /** The `@id` of every entity that some page describes. */
  ids: ReadonlySet<string>;
}

/** Problems in a page's structured data: unknown types, missing properties, invalid URLs and dates. */
export function findEntityProblems(
  path: string,
  entities: readonly Entity[],
  site: SiteFacts,
): string[] {
  return entities.flatMap((thing) =>
    findNodeProblems(path, thing, thing["@type"], site, false),
  );
}

function findNodeProblems(
  path: string,
  node: object,
  place: string,
  site: SiteFacts,
  isInner: boolean,
): string[] {
  const properties = Object.entries(node);
  const kind = "@type" in node ? String(node["@type"]) : undefined;
  const id = "@id" in node ? String(node["@id"]) : undefined;
  const problems = properties.flatMap(([name, value]) =>
    findValueProblems(path, value, `${place}.${name}`, site),
  );
  if (id !== undefined && !site.ids.has(id))
    problems.push(`${place}: no page describes ${id}`);
  if (kind === undefined)
    return id === undefined ? [...problems, `${place} has no @type`] : problems;
  const rule = KIND_RULES[kind];
  if (!rule)
    return [...problems, `${place}: there is no rule for the type ${kind}`];
  // Authors, sellers and parent entities are abbreviated here; another page has the rest under the same @id.
  const isShort = isInner && ["Organization", "WebSite", "Blog"].includes(kind);
  const recommended = isShort ? [] : (rule.recommended ?? []);
  // When a case went online may be unknown, and it does not change.
  const isCase = kind === "Article" && path.startsWith("/case-studies/");
  const expected = [...rule.required, ...recommended].filter(
    (name) => !(isCase && name.startsWith("date")),
  );
  const missing = expected.filter((name) => isEmpty((node as Entity)[name]));
  return [...problems, ...missing.map((name) => `${place}.${name} is missing`)];
}

function findValueProblems(
  path: string,
  value: unknown,
  place: string,
  site: SiteFacts,
): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      findValueProblems(path, entry, `${place}[${index}]`, site),
    );
  if (typeof value === "object" && value !== null)
    return findNodeProblems(path, value, place, site, true);
  if (typeof value !== "string" || /\.@\w+$/.test(place)) return [];
  if (place.endsWith(".priceValidUntil"))
    return isDay(value) ? [] : [`${place} is not a date: ${value}`];
  if (/\.date\w+$/.test(place))
    return isMoment(value)
      ? []
      : [`${place} is not a time with a zone: ${value}`];
  if (place.endsWith(".addressCountry"))
    return /^[A-Z]{2}$/.test(value)
      ? []
      : [`${place} is not a country code: ${value}`];
  if (
    /\.(url|item|image(\[\d+\])?|logo|mainEntityOfPage|sameAs\[\d+\])$/.test(
      place,
    )
  )
    return findUrlProblems(value, place, site);
  return [];
}

function findUrlProblems(
  value: string,
  place: string,
  site: SiteFacts,
): string[] {
  if (!URL.canParse(value) || !value.startsWith("https://"))
    return [`${place} is not a full URL: ${value}`];
  if (new URL(value).origin !== site.origin || site.hasUrl(value)) return [];
  return [`${place} links to no page: ${value}`];
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isMoment(value: string): boolean {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) && /^\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/.test(time);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}
