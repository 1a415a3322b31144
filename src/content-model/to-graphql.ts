import type { NodePluginSchema } from "gatsby";
import type { ContentType } from "./content-type";
import { metaOf } from "./field-meta";
import type { AnySchema, FieldKind } from "./field-meta";
import { definitionOf, fieldsOf, literalOf, optionsOf, unwrap } from "./schema-shape";

type TypeBuilder = Pick<
  NodePluginSchema,
  "buildObjectType" | "buildUnionType" | "buildEnumType"
>;
type GraphqlType = ReturnType<TypeBuilder["buildObjectType"]> | ReturnType<TypeBuilder["buildUnionType"]> | ReturnType<TypeBuilder["buildEnumType"]>;

/** The part of a field's configuration that the declaration does not decide: how its value is resolved. */
export type FieldOptions = (kind: FieldKind, references: string | undefined) => object;

/** How a field looks in GraphQL. Kinds with a type of their own are named here, and only here. */
const typeOfKind: Partial<Record<FieldKind, string>> = {
  text: "String",
  anchor: "String",
  date: "Date",
  markdown: "Markdown",
  link: "Link",
  image: "Image",
};

/** Builds the GraphQL types of all content types, with a description on every type and field. */
export function toGraphqlTypes(
  contentTypes: readonly ContentType[],
  build: TypeBuilder,
  optionsOfKind: FieldOptions,
): GraphqlType[] {
  const types = new Map<string, GraphqlType>();

  function toField(schema: AnySchema) {
    const { schema: bare, isOptional, hasDefault } = unwrap(schema);
    const { kind, references, description } = metaOf(bare);
    return {
      type: `${toTypeName(bare)}${isOptional && !hasDefault ? "" : "!"}`,
      description: metaOf(schema).description ?? description,
      ...(kind === undefined ? {} : optionsOfKind(kind, references)),
    };
  }

  function toTypeName(bare: AnySchema): string {
    const { kind, references, typeName, description, valueDescriptions } = metaOf(bare);
    if (kind === "reference") return references ?? "";
    const ofKind = kind && typeOfKind[kind];
    if (ofKind !== undefined) return ofKind;
    const definition = definitionOf(bare);
    switch (definition.type) {
      case "array":
        return `[${toTypeName(unwrap(definition.element).schema)}!]`;
      case "number":
        return "Int";
      case "boolean":
        return "Boolean";
      case "enum": {
        const name = requireName(typeName, bare);
        const values = Object.fromEntries(
          Object.entries(valueDescriptions ?? {}).map(([value, meaning]) => [value, { value, description: meaning }]),
        );
        types.set(name, build.buildEnumType({ name, description, values }));
        return name;
      }
      case "union": {
        const name = requireName(typeName, bare);
        const options = optionsOf(bare).map((option) => ({
          type: literalOf(option, "type"),
          name: toTypeName(option),
        }));
        const resolveType = (value: { type?: string }) =>
          options.find(({ type }) => type === value.type)?.name;
        types.set(
          name,
          build.buildUnionType({ name, description, types: options.map((option) => option.name), resolveType }),
        );
        return name;
      }
      case "object": {
        const name = requireName(typeName, bare);
        if (!types.has(name)) types.set(name, build.buildObjectType({ name, description, fields: toFields(bare) }));
        return name;
      }
      default:
        return "String";
    }
  }

  function toFields(schema: AnySchema) {
    return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, toField(field)]));
  }

  for (const type of contentTypes) {
    const { name, description } = type;
    const fields = { ...toFields(type.schema), ...toOwnFields(type, optionsOfKind) };
    types.set(
      name,
      build.buildObjectType({ name, description, interfaces: ["Node"], extensions: { infer: false }, fields }),
    );
  }
  return [...types.values()];
}

/** The fields that every record of a content type has beside the written ones. */
function toOwnFields(type: ContentType, optionsOfKind: FieldOptions) {
  return {
    key: {
      type: "String!",
      description: `Names the record among its kind; from content/${type.files}.`,
    },
    file: { type: "String!", description: "The file that the record is written in, from the project's root." },
    ...(type.path && {
      path: { type: "String", description: "The address of the page, from src/site/routes.ts; none for records without a page." },
    }),
    ...(type.body !== undefined && {
      body: { type: "Markdown!", description: type.body, ...optionsOfKind("markdown", undefined) },
    }),
  };
}

function requireName(typeName: string | undefined, schema: AnySchema): string {
  if (typeName !== undefined) return typeName;
  throw new Error(`A ${definitionOf(schema).type} needs a name for GraphQL: declare it with group() or oneOf()`);
}
