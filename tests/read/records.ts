import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { typeset } from "../../src/content/typeset/typeset";
import { CONTENT_DIR } from "./settings";

const recordsByFile = new Map<string, unknown>();

/** A YAML file of `content/` with facts filled in and texts as they are shown. */
export function readRecords(file: string): unknown {
  const records = recordsByFile.get(file) ?? formatShown(readYaml(file));
  recordsByFile.set(file, records);
  return records;
}

/** The URLs of booking pages, by kind: `demo`, `audit` … */
export function readBookingUrls(): Record<string, string> {
  const { bookingLinks } = readRecords("site.yaml") as {
    bookingLinks: Record<string, { url: string }>;
  };
  return Object.fromEntries(
    Object.entries(bookingLinks).map(([key, { url }]) => [key, url]),
  );
}

/** The first section of this type of a landing page that has the field. */
export function readSection(
  page: string,
  type: string,
  field = "type",
): unknown {
  const { sections } = readRecords(`landing/${page}/index.yaml`) as {
    sections: { type: string }[];
  };
  const section = sections.find((each) => each.type === type && field in each);
  if (section === undefined)
    throw new Error(`The page ${page} has no section of type ${type}.`);
  return section;
}

function readYaml(file: string): unknown {
  return parse(readFileSync(path.join(CONTENT_DIR, file), "utf8"));
}

let facts: Record<string, { value: string }> | undefined;

function formatShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formatShown);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, formatShown(each)]),
    );
  if (typeof value !== "string") return value;
  return asShown(fillPrices(fillFacts(value)));
}

function fillFacts(text: string): string {
  return text.replace(/\{\{fact\.([\w-]+)\}\}/g, (variable, key: string) => {
    facts ??= readYaml("shared/facts.yaml") as NonNullable<typeof facts>;
    return facts[key]?.value ?? variable;
  });
}

function fillPrices(text: string): string {
  return text.replace(
    /\{\{pricing\.([\w-]+)\.price\}\}/g,
    (variable, key: string) => {
      const plans = readYaml("shared/pricing-plans.yaml") as Record<
        string,
        PricingPlan
      >;
      const price = plans[key]?.monthly.price;
      return price === undefined
        ? variable
        : `$${price.toLocaleString("en-US")}`;
    },
  );
}

interface PricingPlan {
  monthly: { price: number };
}

/**
 * A text of content as visitors read it, with plain spaces, to look for it on a page. Uses the site's own code, which `typeset.test.ts`
 * tests; `built/typeset.test.ts` tests on its own that no page has a straight apostrophe.
 */
export function asShown(text: string): string {
  return typeset(text).replaceAll("\u00a0", " ");
}

/** Paths of the pages whose record says that they offer a service. */
export function readServicePaths(): string[] {
  return readdirSync(path.join(CONTENT_DIR, "landing"))
    .filter((key) => {
      const page = readRecords(`landing/${key}/index.yaml`) as {
        kind?: string;
        draft?: boolean;
      };
      return page.kind === "service" && !page.draft;
    })
    .map((key) => `/${key}`);
}
