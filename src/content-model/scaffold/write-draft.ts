import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentType } from "../content-type";
import { schemaLine } from "../schema-line";
import { toFieldSchema } from "../field-schema";
import type { DraftContext } from "./placeholder-value";
import { writeFields } from "./write-fields";

/** The text of a draft: all its fields, and below them the body where the type has one. */
export async function writeDraft(type: ContentType, context: DraftContext): Promise<string> {
  const fields = writeFields(toFieldSchema(type.schema), context).join("\n");
  if (type.format !== "markdown") return `${schemaLine(type)}\n${fields}\n`;
  return `---\n${fields}\n---\n\n${await readBody()}`;
}

/** A text to write over; long enough for one minute of reading. */
function readBody(): Promise<string> {
  return readFile(join(process.cwd(), "src/content-model/scaffold/body.md"), "utf8");
}
