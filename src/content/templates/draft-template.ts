import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { stringify } from "yaml";
import { kebabCase } from "../../lib/format/kebab-case";
import type { ContentType } from "../content-type";
import type { ContentRecord } from "../validate/parse-content";
import { isDraft } from "../validate/publication";

export const draftTemplates = join(process.cwd(), "src/content/templates");

/** The text of a new page, from the type's template, if it has one; fills in placeholders such as `<title>`, or `<Author>` for an author's key. */
export function fillTemplate(
  type: ContentType,
  records: readonly ContentRecord[],
  { title, slug, today }: Record<"title" | "slug" | "today", string>,
): string {
  const file = join(
    draftTemplates,
    `${kebabCase(type.name)}${extname(type.files)}`,
  );
  if (!existsSync(file)) return "";
  const ofType = (name: string) =>
    records.filter((record) => record.type.name === name);
  const positions = ofType(type.name).map(({ value }) =>
    Number(value["position"] ?? 0),
  );
  const written = stringify(title, { lineWidth: 0 }).trimEnd();
  const isShort = title.length >= 10 && title.length <= 60;
  const values: Readonly<Record<string, string>> = {
    title: written,
    "short title": isShort
      ? written
      : "Write here, the title in search results",
    today,
    slug,
    position: String(Math.max(0, ...positions) + 1),
  };
  // Published records first: a published page cannot refer to a draft.
  const findKey = (name: string) =>
    ofType(name)
      .filter((record) => !record.type.path || record.type.path(record.key))
      .sort((a, b) => Number(isDraft(a.value)) - Number(isDraft(b.value)))[0]
      ?.key;
  return readFileSync(file, "utf8").replace(
    /<([A-Za-z ]+)>/g,
    (_, name: string) => values[name] ?? findKey(name) ?? slug,
  );
}
