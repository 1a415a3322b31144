import { resolve } from "node:path";
import type { CheckContext, ContentIndex } from "../fields/content-index";
import { checkMarkdown } from "../fields/check-markdown";
import { kindOf } from "../../fields/kind-of";
import {
  type Issue,
  type LocatedIssue,
  createIssue,
  placeIn,
} from "../../issues";
import { bodyPath } from "../../read/source-file";
import type { VisitedField } from "../../schema/walk";
import { visitFields } from "../../validate/index-content";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { explainHidden, isDraft } from "../../validate/publication";
import { checkPageParts, checkPageSections } from "./check-page";

/** Checks a record's links, references, pictures, variables, and Markdown against the rest of the content. */
export async function checkRecord(
  record: ContentRecord,
  index: ContentIndex,
): Promise<LocatedIssue[]> {
  const { type, key, value: fields, body } = record;
  const visited = visitFields(record);
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
      const issues = (await kindOf(meta)?.check?.(value, context, meta)) ?? [];
      return issues.map((issue) => ({
        ...issue,
        path: [...field, ...(issue.path ?? [])],
      }));
    }),
  );
  const inBody = await checkMarkdown(body, { ...context, isBody: true });
  const ofType = type.checkBody?.(body) ?? [];
  return [
    ...inFields.flat(),
    ...[...inBody, ...ofType].map((issue) => ({ ...issue, path: bodyPath })),
    ...(context.isDraft ? [] : findStarterWords(visited, body)),
    ...checkReferences(record, visited),
    ...checkPageSections(record),
    ...checkPageParts(record, index.variables),
  ].map((issue) => locate(record, issue));
}

/** The placeholder at the start of every text in src/tools/cli/templates. */
const start = /^(?:[-*>] )?Write here,/;

/** Placeholder texts from `npm run new` that were not replaced; in a body only the first. */
function findStarterWords(
  visited: readonly VisitedField[],
  body: string,
): Issue[] {
  const reason = "still has the sample text of a new draft";
  const hint = 'replace it, or add "draft: true" to the fields';
  const issue = createIssue("draft-sample", reason, hint);
  const left = visited
    .filter(
      ({ value }) => typeof value === "string" && start.test(value.trim()),
    )
    .map(({ path }) => ({ ...issue, path }));
  const found = new RegExp(start, "m").exec(body);
  if (!found) return left;
  return [
    ...left,
    { ...issue, path: bodyPath, within: placeIn(body, found.index) },
  ];
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
