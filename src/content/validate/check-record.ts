import { resolve } from "node:path";
import { checkAnchors } from "./checks/check-anchors";
import { checkImage, checkVectorImage } from "../fields/image/check-image";
import { checkIndispensable } from "./checks/check-indispensable";
import { checkLink } from "../fields/check-link";
import { checkMarkdown } from "../fields/markdown/check-markdown";
import { checkPlaceholderBody, checkPlaceholderFields } from "./checks/check-placeholders";
import { checkReference } from "../fields/check-reference";
import { checkRepeats } from "./checks/check-repeats";
import { checkVariables } from "../fields/check-variables";
import type { CheckContext } from "../fields/check-context";
import type { Problem , LocatedProblem } from "../problems/problem";
import type { ContentIndex } from "./content-index";
import { bodyPath, locate } from "./locate";
import { explainHidden, isDraft } from "./publication";
import type { ContentRecord } from "./parse-content";
import { imageFieldsOf } from "../schema/image-fields";
import { visitFields } from "../schema/visit-fields";
import type { VisitedField } from "../schema/visit-fields";

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
    imageFields: () => imageFieldsOf(type.schema),
    isDraft: inProgress,
  };
  const inFields = await Promise.all(
    fields.map(async (field) => {
      const path = field.meta.kind?.endsWith("image") ? [...field.path, "src"] : field.path;
      return (await checkField(field, context)).map((problem) => ({ ...problem, path }));
    }),
  );
  const inBody = [
    ...(await checkMarkdown(record.body, { ...context, isBody: true })),
    ...(type.checkBody?.(record.body) ?? []),
    ...(inProgress ? [] : checkPlaceholderBody(record.body)),
  ];
  return [
    ...inFields.flat(),
    ...inBody.map((problem) => ({ ...problem, path: bodyPath })),
    ...checkIndispensable(record, hidden),
    ...(inProgress ? [] : checkPlaceholderFields(record)),
    ...checkRepeats(record),
    ...checkAnchors(record, index.variables),
  ].map((problem) => locate(record, problem));
}

/** What a draft leads to may be a draft itself. */
function showAll(index: ContentIndex): ContentIndex {
  const whyHidden = () => undefined;
  return { ...index, whyHidden, variables: { ...index.variables, whyHidden } };
}

async function checkField(
  { meta, value }: VisitedField,
  context: CheckContext,
): Promise<Problem[]> {
  const { index } = context;
  switch (meta.kind) {
    case "link":
      return checkLink(String(value), context);
    case "reference":
      return checkReference(String(value), meta.references ?? "", index);
    case "text":
      return checkVariables(String(value), index.variables);
    case "markdown":
      return checkMarkdown(String(value), {
        ...context,
        takesHeadings: meta.takesHeadings ?? true,
      });
    case "image":
      return checkImage((value as { src: string }).src, meta.minWidth ?? 0, context);
    case "vector-image":
      return checkVectorImage((value as { src: string }).src, context);
    default:
      return [];
  }
}
