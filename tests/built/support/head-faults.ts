import { type BuiltPage } from "../../read/built-page";
import { hasSiteFile } from "../../read/site-file";

const ONE_OF_EACH = [
  "description",
  "keywords",
  "og:title",
  "og:description",
  "og:type",
  "og:url",
  "og:image",
  "og:site_name",
  "og:locale",
  "twitter:card",
];

/** Faults of the head of one page: what search engines and link previews read. */
export function findHeadFaults(page: BuiltPage, siteAddress: string): string[] {
  const canonical = siteAddress + page.route.path;
  const meta = (name: string) => page.metas[name]?.[0] ?? "";
  return [
    ...expectOne("title", page.titles),
    ...ONE_OF_EACH.flatMap((name) => expectOne(name, page.metas[name] ?? [])),
    ...expectOne("canonical", page.canonicals),
    ...checkAddress("canonical", page.canonicals[0] ?? "", canonical),
    ...checkAddress("og:url", meta("og:url"), canonical),
    ...checkImage(meta("og:image"), siteAddress),
  ];
}

/** Faults of the page's JSON-LD as text: structured-data.test.ts reads what it says. */
export function findJsonLdFaults({ jsonLd }: BuiltPage): string[] {
  if (jsonLd.length === 0) return ["no JSON-LD"];
  return jsonLd.flatMap((text) => [
    // Any "<" could end the script element early, or open a comment in it.
    ...(text.includes("<") ? [`JSON-LD with an unescaped "<": ${text.slice(0, 80)}`] : []),
    ...("@context" in (JSON.parse(text) as object) ? [] : ["JSON-LD without @context"]),
  ]);
}

function expectOne(name: string, values: string[]): string[] {
  if (values.length !== 1) return [`${values.length} times ${name}`];
  return values[0]?.trim() ? [] : [`${name} is empty`];
}

/** The home page's address is the same with and without its slash; every other address has none. */
function checkAddress(name: string, value: string, expected: string): string[] {
  const isSame = value === expected || `${value}/` === expected;
  return isSame && URL.canParse(value) ? [] : [`${name} is ${value}, not ${expected}`];
}

function checkImage(value: string, siteAddress: string): string[] {
  if (!value.startsWith(`${siteAddress}/`))
    return [`og:image is not an address of this site: ${value}`];
  return hasSiteFile(new URL(value).pathname)
    ? []
    : [`og:image names no file of the site: ${value}`];
}
