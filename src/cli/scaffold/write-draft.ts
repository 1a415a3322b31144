import type { ContentType } from "../../content/content-type";
import { schemaLine } from "../../content/emit/schema-line";
import { toFieldSchema } from "../../content/schema/field-schema";
import { readDraftBody } from "../../content/placeholders/draft-body";
import type { DraftContext } from "./placeholder-value";
import { writeFields } from "./write-fields";

/** The text of a draft: all its fields, and below them the body where the type has one. */
export function writeDraft(type: ContentType, context: DraftContext): string {
  const fields = writeFields(toFieldSchema(type.schema), context).join("\n");
  if (type.format !== "markdown") return `${schemaLine(type)}\n${fields}\n`;
  return `---\n${fields}\n---\n\n${readDraftBody()}`;
}
