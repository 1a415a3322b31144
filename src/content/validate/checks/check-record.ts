import { relative, resolve, sep } from "node:path";
import { checkAnchors } from "./check-anchors";
import { checkPageHeadings } from "./check-page-headings";
import { checkMarkdown } from "../../fields/checks/check-markdown";
import { checkStarterWords } from "./check-starter-words";
import { checkPageSections } from "./check-page-sections";
import { checkRepeats } from "./check-repeats";
import type { CheckContext } from "../../fields/checks/check-context";
import type { LocatedProblem, Problem } from "../../problems/problem";
import { notFoundSlug, routes } from "../../../site/urls/routes";
import type { ContentIndex } from "../../fields/checks/content-index";
import { kindOf } from "../../fields/kind-of";
import { bodyPath, locate } from "../locate";
import { explainHidden, isDraft } from "../publication";
import type { ContentRecord } from "../parse-content";
import { imageFieldsOf } from "../../schema/image-fields";
import { visitFields } from "../../schema/visit-fields";

/** Checks one record against the rest of the content: links, references, pictures, variables, Markdown. */
export async function checkRecord(
  record: ContentRecord,
  index: ContentIndex,
): Promise<LocatedProblem[]> {
  const { type } = record;
  const fields = visitFields(type.schema, record.value);
  const hidden = explainHidden(record.value);
  const inProgress = isDraft(record.value);
  const context: CheckContext = {
    index: hidden ? showAll(index) : index,
    ownRoute: type.path?.(record.key) ?? "",
    contentFile: resolve(index.contentDir, "..", record.file),
    isTaken: (path) => {
      const file = relative(resolve(index.contentDir, ".."), path).split(sep).join("/");
      const owners = index.pictureUses.get(file) ?? [];
      const own = `${type.name}:${record.key}`;
      return owners.some((owner) => owner.startsWith(`${type.name}:`) && owner !== own);
    },
    imageFields: () => imageFieldsOf(type.schema),
    isDraft: inProgress,
  };
  const inFields = await Promise.all(
    fields.map(async ({ path, meta, value }) => {
      const problems = (await kindOf(meta)?.check?.(value, context, meta)) ?? [];
      return problems.map((problem) => ({ ...problem, path: [...path, ...(problem.path ?? [])] }));
    }),
  );
  const inBody = [
    ...(await checkMarkdown(record.body, { ...context, isBody: true })),
    ...(type.checkBody?.(record.body) ?? []),
  ];
  return [
    ...inFields.flat(),
    ...inBody.map((problem) => ({ ...problem, path: bodyPath })),
    ...checkIndispensable(record, hidden),
    ...(inProgress ? [] : checkStarterWords(record)),
    ...checkRepeats(record),
    ...checkPageSections(record),
    ...checkAnchors(record, index.variables),
    ...checkPageHeadings(record, index.variables),
  ].map((problem) => locate(record, problem));
}

/** What a draft leads to may be a draft itself. */
function showAll(index: ContentIndex): ContentIndex {
  const whyHidden = () => undefined;
  return { ...index, whyHidden, variables: { ...index.variables, whyHidden } };
}

/** The home page and the words of the not-found page can't be left out. */
function checkIndispensable(
  { type, key }: Pick<ContentRecord, "type" | "key">,
  hidden: Problem | undefined,
): Problem[] {
  const isIndispensable = type.path?.(key) === routes.home || key === notFoundSlug;
  if (!hidden || !isIndispensable) return [];
  return [{ path: ["draft"], what: "the site can't do without this page", hint: hidden.hint }];
}
