import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { CONTENT_DIR } from "./settings";

/** A YAML file of `content/`, as its writer wrote it, with the facts that it names filled in. */
export function readRecords(file: string): unknown {
  return fillFacts(parse(readContent(file)));
}

/** The section of this type of a landing page. */
export function readSection(page: string, type: string): unknown {
  const { sections } = readRecords(`landing/${page}/index.yaml`) as {
    sections: { type: string }[];
  };
  const section = sections.find((each) => each.type === type);
  if (!section) throw new Error(`The page ${page} has no section of type ${type}.`);
  return section;
}

function readContent(file: string): string {
  return readFileSync(path.join(CONTENT_DIR, file), "utf8");
}

function fillFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fillFacts);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillFacts(each)]));
  if (typeof value !== "string" || !value.includes("{{fact.")) return value;
  const facts = parse(readContent("shared/facts.yaml")) as Record<string, { value: string }>;
  return value.replace(
    /\{\{fact\.([\w-]+)\}\}/g,
    (token, key: string) => facts[key]?.value ?? token,
  );
}
