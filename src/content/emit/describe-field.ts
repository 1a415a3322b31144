import type { FieldSchema } from "../schema/field-schema";
import { kindOf } from "../fields/kind-of";
import { describeRange } from "../schema/describe-limits";

/** What a field takes, in the words of a writer: `text, 10 to 70 characters`. */
export function describeField(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return `one of ${describeChoices(field.enum, field.valueDescriptions)}`;
  return kindOf(field)?.describe(field) ?? describeType(field);
}

function describeChoices(values: readonly string[], meanings: FieldSchema["valueDescriptions"]) {
  return values
    .map((value) => {
      const meaning = meanings?.[value]?.replace(/\.$/, "");
      return meaning === undefined ? `\`${value}\`` : `\`${value}\` (${meaning})`;
    })
    .join(", ");
}

function describeType(field: FieldSchema): string {
  const { type, format, minimum, maximum, items, minItems, maxItems } = field;
  if (format === "email") return "an email address";
  if (format === "uri") return "an address that begins with https://";
  switch (type) {
    case "boolean":
      return "`true` or `false`";
    case "integer":
    case "number":
      return `a whole number, ${describeRange(minimum, maximum)}`;
    case "array": {
      const count = `${describeRange(minItems, maxItems)} ${maxItems === 1 ? "entry" : "entries"}`;
      return items ? `${count}, each ${describeField(items)}` : count;
    }
    case "object":
      return "a group of fields";
    default:
      if (field.oneOf) return "a section";
      if (field.pattern === undefined) return "the path of a file";
      return Array.isArray(field.examples)
        ? `in the form \`${String(field.examples[0])}\``
        : "lower-case words joined by hyphens";
  }
}
