import { describeField } from "../../content/emit/describe-field";
import type { FieldSchema } from "../../content/schema/field-schema";

const lineLength = 92;

/**
 * The description and limits of a field as lines of comment. Two hash signs set words apart from
 * fields that are commented out, which have one.
 */
export function commentField(field: FieldSchema, isRequired: boolean): string[] {
  // The fields of a group follow it: there is nothing more to say.
  const isGroup = field.type === "object" && field.kind === undefined;
  const takes = isGroup ? "" : ` (${describeField(field).replaceAll("`", "")})`;
  const need = isRequired ? "" : " Optional.";
  return commentWords(`${field.description ?? ""}${takes}${need}`);
}

/** Words as lines of comment. */
export function commentWords(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= lineLength) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line) => `## ${line}`);
}

/** Lines that their writer may make count by taking `# ` away. */
export function commentOut(lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`);
}
