import { readFileSync } from "node:fs";
import { join } from "node:path";

let body: string | undefined;

/** The Markdown of a new draft: a text to write over, long enough for one minute of reading. */
export function readDraftBody(): string {
  body ??= readFileSync(join(process.cwd(), "src/content/placeholders/body.md"), "utf8");
  return body;
}
