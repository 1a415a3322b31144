import { resolve } from "node:path";
import { checkAnchors } from "./markdown/check-anchors";
import { checkImage, checkVectorImage } from "./checks/check-image";
import { checkIndispensable } from "./checks/check-indispensable";
import { checkLink } from "./checks/check-link";
import { checkMarkdown } from "./markdown/check-markdown";
import { checkPlaceholderBody, checkPlaceholderFields } from "./checks/check-placeholders";
import { checkReference } from "./checks/check-reference";
import { checkRepeats } from "./checks/check-repeats";
import { checkTokens } from "./markdown/check-tokens";
import type { CheckContext } from "./checks/check-context";
import type { Finding } from "./checks/finding";
import type { ContentIndex } from "./content-index";
import type { Fault } from "./fault";
import { toFault } from "../read/parse-content";
import { explainHidden, isDraft } from "../read/publication";
import type { ContentRecord } from "../read/parse-content";
import { imageFieldsOf } from "../fields/image-fields";
import { visitFields } from "../fields/visit-fields";
import type { VisitedField } from "../fields/visit-fields";

/** Checks one record against the rest of the content: links, references, pictures, tokens, Markdown. */
export async function checkRecord(record: ContentRecord, index: ContentIndex): Promise<Fault[]> {
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
      const findings = await checkField(field, context);
      return findings.map((finding) => place(record, path, finding));
    }),
  );
  const inBody = [
    ...(await checkMarkdown(record.body, { ...context, isBody: true })),
    ...(type.checkBody?.(record.body) ?? []),
    ...(inProgress ? [] : checkPlaceholderBody(record.body)),
  ];
  return [
    ...inFields.flat(),
    ...inBody.map((finding) => place(record, undefined, finding)),
    ...checkIndispensable(record, hidden).map((finding) => place(record, ["draft"], finding)),
    ...(inProgress ? [] : checkPlaceholderFields(record)).map((fault) => toFault(record, fault)),
    ...checkRepeats(record).map((fault) => toFault(record, fault)),
    ...checkAnchors(record, index.tokens).map((finding) => place(record, finding.path, finding)),
  ];
}

/** What a draft leads to may be a draft itself. */
function showAll(index: ContentIndex): ContentIndex {
  const whyHidden = () => undefined;
  return { ...index, whyHidden, tokens: { ...index.tokens, whyHidden } };
}

async function checkField(
  { meta, value }: VisitedField,
  context: CheckContext,
): Promise<Finding[]> {
  const { index } = context;
  switch (meta.kind) {
    case "link":
      return checkLink(String(value), context);
    case "reference":
      return checkReference(String(value), meta.references ?? "", index);
    case "text":
      return checkTokens(String(value), index.tokens);
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

/** Places a finding in its file; without a path it is about the body. */
function place(
  record: ContentRecord,
  path: readonly PropertyKey[] | undefined,
  { problem, remedy, within }: Finding,
): Fault {
  if (path) return toFault(record, { path, problem, remedy }, within);
  const { line, column } = within ?? { line: 1, column: 1 };
  const position = { line: record.source.bodyLine + line - 1, column };
  return { file: record.file, ...position, field: "body", problem, remedy };
}
