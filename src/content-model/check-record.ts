import { resolve } from "node:path";
import { checkImage } from "./checks/check-image";
import { checkLink } from "./checks/check-link";
import { checkMarkdown } from "./checks/check-markdown";
import { checkReference } from "./checks/check-reference";
import { checkTokens } from "./checks/check-tokens";
import type { Finding } from "./checks/finding";
import type { ContentIndex } from "./content-index";
import type { Fault } from "./fault";
import { toFault } from "./parse-content";
import type { ContentRecord } from "./parse-content";
import { visitFields } from "./visit-fields";
import type { VisitedField } from "./visit-fields";

/** Checks one record against the rest of the content: links, references, pictures, tokens, Markdown. */
export async function checkRecord(record: ContentRecord, index: ContentIndex): Promise<Fault[]> {
  const ownRoute = record.type.path?.(record.key) ?? "";
  const fields = visitFields(record.type.schema, record.value);
  const inFields = await Promise.all(
    fields.map(async (field) => {
      const findings = await checkField(field, record, index, ownRoute);
      const path = field.meta.kind === "image" ? [...field.path, "src"] : field.path;
      return findings.map((finding) => toFault(record, { path, ...finding }));
    }),
  );
  const inBody = [
    ...checkMarkdown(record.body, index, ownRoute),
    ...checkTokens(record.body, index),
  ].map(({ problem, remedy, line = 1, column = 1 }) => ({
    file: record.file,
    line: record.source.bodyLine + line - 1,
    column,
    field: "body",
    problem,
    remedy,
  }));
  return [...inFields.flat(), ...inBody];
}

async function checkField(
  { meta, value }: VisitedField,
  record: ContentRecord,
  index: ContentIndex,
  ownRoute: string,
): Promise<Finding[]> {
  switch (meta.kind) {
    case "link":
      return checkLink(String(value), index, ownRoute);
    case "reference":
      return checkReference(String(value), meta.references ?? "", index);
    case "text":
      return checkTokens(String(value), index);
    case "markdown":
      return [...checkTokens(String(value), index), ...checkMarkdown(String(value), index, ownRoute)];
    case "image": {
      const file = resolve(index.contentDir, "..", record.file);
      return checkImage((value as { src: string }).src, meta.minWidth ?? 0, file, index);
    }
    default:
      return [];
  }
}
