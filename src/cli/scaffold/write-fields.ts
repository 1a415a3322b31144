import { stringify } from "yaml";
import { namedFields } from "../../content/schema/field-schema";
import type { FieldSchema, NamedField } from "../../content/schema/field-schema";
import { commentField, commentOut, commentWords } from "./field-comment";
import { placeholderValue } from "./placeholder-value";
import type { DraftContext } from "./placeholder-value";

/** Where a field stands: the names of the groups around it, and its entry in the list around it. */
interface Place {
  path: string;
  index: number;
}

/**
 * The fields of a group as lines of YAML: those that are required with a value that passes, the others commented
 * out, all under their descriptions.
 */
export function writeFields(
  group: FieldSchema,
  context: DraftContext,
  { path, index }: Place = { path: "", index: 0 },
): string[] {
  return namedFields(group).flatMap((named) => writeNamed(named, context, { path, index }));
}

function writeNamed(named: NamedField, context: DraftContext, { path, index }: Place): string[] {
  const { name, field, isRequired } = named;
  const place = { path: path === "" ? name : `${path}.${name}`, index };
  const lines = writeField(name, field, context, place);
  const isWritten = isRequired || Object.hasOwn(context.values, place.path);
  // What a literal is for is told by the comment above the section.
  const comment = field.const === undefined ? commentField(field, isRequired) : [];
  return [...comment, ...(isWritten ? lines : commentOut(lines))];
}

function writeField(
  name: string,
  field: FieldSchema,
  context: DraftContext,
  place: Place,
): string[] {
  if (field.type === "array") return [`${name}:`, ...indent(writeEntries(field, context, place))];
  if (field.type === "object") {
    return [`${name}:`, ...indent(writeFields(field, context, place))];
  }
  return [`${name}: ${writeValue(field, context, place)}`];
}

function writeValue(field: FieldSchema, context: DraftContext, { path, index }: Place): string {
  // An anchor stands once on a page: each section is named after its type.
  const own = field.kind === "anchor" ? path.split(".").at(-2) : context.values[path];
  return stringify(own ?? placeholderValue(field, context, index), { lineWidth: 0 }).trimEnd();
}

/** As many entries as the list asks for; of a list of sections the first kind, and the others commented out. */
function writeEntries(
  { items = {}, minItems = 1 }: FieldSchema,
  context: DraftContext,
  { path }: Place,
): string[] {
  if (items.oneOf) {
    return items.oneOf.flatMap((option, index) => {
      const name = option.properties?.["type"]?.const ?? "";
      const entry = writeEntry(option, context, { path: `${path}.${name}`, index: 0 });
      const title = commentWords(`${name}: ${option.description ?? ""}`);
      return [...title, ...(index === 0 ? entry : commentOut(entry))];
    });
  }
  return Array.from({ length: minItems }, (_, index) => ({ path, index })).flatMap((place) => {
    if (items.type === "object") return writeEntry(items, context, place);
    return [`- ${writeValue(items, context, place)}`];
  });
}

/** The hyphen stands before the first required field; only the first entry explains its fields. */
function writeEntry(group: FieldSchema, context: DraftContext, place: Place): string[] {
  const [first, ...others] = orderFields(group).filter(
    ({ isRequired }) => isRequired || place.index === 0,
  );
  if (!first) return [];
  const lines = (named: NamedField) => {
    const written = writeNamed(named, context, place);
    return place.index === 0 ? written : written.filter((line) => !/^\s*##/.test(line));
  };
  const [comment, fields] = splitComment(lines(first));
  const [head = "", ...rest] = fields;
  return [...comment, `- ${head}`, ...indent([...rest, ...others.flatMap(lines)])];
}

function orderFields(group: FieldSchema): NamedField[] {
  const fields = namedFields(group);
  const first = fields.find(({ isRequired }) => isRequired);
  return first ? [first, ...fields.filter((named) => named !== first)] : [];
}

function splitComment(lines: readonly string[]): [comment: string[], fields: string[]] {
  const start = lines.findIndex((line) => !line.startsWith("#"));
  return [lines.slice(0, start), lines.slice(start)];
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
