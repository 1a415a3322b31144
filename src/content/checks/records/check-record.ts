import { resolve } from "node:path";
import type { CheckContext, ContentIndex } from "../fields/content-index";
import { kindOf } from "../../fields/kind-of";
import {
  type Issue,
  type LocatedIssue,
  createIssue,
  placeIn,
} from "../../issues";
import { bodyPath } from "../../read/source-file";
import type { VisitedField } from "../../schema/walk";
import { visitRecord } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { explainHidden, isDraft } from "../../validate/publication";
import { checkPageParts, checkPageSections } from "./check-page";

/** Checks a record's links, references, pictures, variables, and Markdown against the rest of the content. */
export async function checkRecord(
  record: ContentRecord,
  index: ContentIndex,
): Promise<LocatedIssue[]> {
  const { type, key, value: fields, body } = record;
  const visited = visitRecord(record);
  const hidden = explainHidden(fields);
  const open = { whyHidden: () => undefined };
  const path = type.path?.(key);
  const context: CheckContext = {
    index: hidden
      ? { ...index, ...open, variables: { ...index.variables, ...open } }
      : index,
    ownRoute: path ?? "",
    contentFile: resolve(index.contentDir, "..", record.file),
    isDraft: isDraft(fields),
  };
  const inFields = await Promise.all(
    visited.map(async ({ path: field, meta, value }) => {
      const isBody = field === bodyPath;
      const check = kindOf(meta)?.check;
      const issues = (await check?.(value, { ...context, isBody }, meta)) ?? [];
      return issues.map((issue) => ({
        ...issue,
        path: [...field, ...(issue.path ?? [])],
      }));
    }),
  );
  const ofType = type.checkBody?.(body) ?? [];
  return [
    ...inFields.flat(),
    ...ofType.map((issue) => ({ ...issue, path: bodyPath })),
    ...(context.isDraft ? [] : findStarterWords(visited)),
    ...checkReferences(record, visited),
    ...checkPageSections(record),
    ...checkPageParts(record, index.variables),
  ].map((issue) => locate(record, issue));
}

/** The placeholder at the start of every text in src/tools/cli/templates. */
const start = /^[ \t]*(?:[-*>] )?Write here,/m;

/** Placeholder texts from `npm run new` that were not replaced; in each text the first. */
function findStarterWords(visited: readonly VisitedField[]): Issue[] {
  const reason = "still has the sample text of a new draft";
  const hint = 'replace it, or add "draft: true" to the fields';
  const issue = createIssue("draft-sample", reason, hint);
  return visited.flatMap(({ path, value }) => {
    const found = typeof value === "string" ? start.exec(value) : undefined;
    if (!found) return [];
    return [{ ...issue, path, within: placeIn(found.input, found.index) }];
  });
}

/** Reports duplicate references in lists, and references of a record to itself. */
function checkReferences(
  { type, key }: ContentRecord,
  visited: readonly VisitedField[],
): Issue[] {
  const seen = new Set<string>();
  return visited.flatMap(({ path, meta, value }) => {
    if (meta.kind !== "reference") return [];
    if (meta.references === type.name && value === key)
      return [
        createIssue("self-reference", "refers to itself", "choose another", {
          path,
        }),
      ];
    if (typeof path.at(-1) !== "number") return [];
    const entry = JSON.stringify([path.slice(0, -1), value]);
    if (seen.size < seen.add(entry).size) return [];
    const reason = `"${String(value)}" appears twice`;
    return [
      createIssue("duplicate-entry", reason, "remove one of them", { path }),
    ];
  });
}
