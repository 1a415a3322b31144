import type { FieldSchema } from "../schema/field-schema";
import { countOf } from "../problems/name-value";

/** What a field takes, in the words of a writer: `text, 10 to 70 characters`. */
export function describeField(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return `one of ${describeChoices(field.enum, field.valueDescriptions)}`;
  return describeKind(field) ?? describeType(field);
}

function describeChoices(values: readonly string[], meanings: FieldSchema["valueDescriptions"]) {
  return values
    .map((value) => {
      const meaning = meanings?.[value]?.replace(/\.$/, "");
      return meaning === undefined ? `\`${value}\`` : `\`${value}\` (${meaning})`;
    })
    .join(", ");
}

function describeKind({ kind, minWidth, references, ...limits }: FieldSchema): string | undefined {
  switch (kind) {
    case "image":
      return `a picture at least ${String(minWidth)} px wide`;
    case "vector-image":
      return "an SVG drawing";
    case "reference":
      return `a key of ${String(references)}`;
    case "link":
      return "a link";
    case "date":
      return "a date, YYYY-MM-DD";
    case "markdown":
      return `Markdown, ${describeLength(limits)}`;
    case "text":
      return `text, ${describeLength(limits)}`;
    default:
      return undefined;
  }
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
      return field.pattern === undefined
        ? "the path of a file"
        : "lower-case words joined by hyphens";
  }
}

function describeLength({ minLength = 0, maxLength = 0 }: FieldSchema): string {
  if (minLength > 1) return `${String(minLength)} to ${countOf(maxLength, "character")}`;
  return `up to ${countOf(maxLength, "character")}`;
}

/** `1 to 4`; whole numbers without a limit of their own have that of the machine. */
function describeRange(min = 0, max = Number.MAX_SAFE_INTEGER): string {
  return max === Number.MAX_SAFE_INTEGER
    ? `from ${String(min)}`
    : `${String(min)} to ${String(max)}`;
}
