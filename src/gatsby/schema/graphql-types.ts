import type { NodePluginSchema } from "gatsby";
import type { ContentType } from "../../content/content-type";
import { type KindName, kindOf } from "../../content/fields/kind-of";
import { type AnySchema, metaOf } from "../../content/schema/field-meta";
import {
  definitionOf,
  fieldsOf,
  literalOf,
  optionsOf,
  unwrap,
} from "../../content/schema/schema-shape";

/** Gatsby's builders of GraphQL types, from `createSchemaCustomization`. */
type TypeBuilder = Pick<
  NodePluginSchema,
  "buildObjectType" | "buildUnionType" | "buildEnumType" | "buildInterfaceType"
>;

type GraphqlType = ReturnType<TypeBuilder[keyof TypeBuilder]>;

/** A field's resolver configuration, which the declaration does not contain. */
export type FieldOptions = (
  kind: KindName,
  references: string | undefined,
) => object;

type GraphqlFields = Record<
  string,
  { type: string; description: string | undefined }
>;

const scalars: Readonly<Record<string, string>> = {
  number: "Int",
  boolean: "Boolean",
};

/** Builds the GraphQL types of all content types, with a description on every type and field. */
export function buildGraphqlTypes(
  contentTypes: readonly ContentType[],
  build: TypeBuilder,
  optionsOfKind: FieldOptions,
  sharedShapes: readonly AnySchema[] = [],
): GraphqlType[] {
  const types = new Map<string, { type: GraphqlType; signature: string }>();
  /** Sets of fields shared by several types; a type that has all of them implements the interface. */
  const interfaces: { name: string; fields: GraphqlFields }[] = [];
  for (const schema of sharedShapes) {
    const fields = buildFields(schema);
    const name = add(schema, Object.keys(fields), (names) =>
      build.buildInterfaceType({ ...names, fields }),
    );
    interfaces.push({ name, fields });
  }
  const records = contentTypes.map((type) =>
    build.buildObjectType({
      name: type.name,
      description: type.description,
      interfaces: ["Node"],
      // Gatsby would infer it from the records there are, and rewrite src/gatsby-types.d.ts while one is missing.
      extensions: { infer: false, childOf: { types: [nameParent(type)] } },
      fields: {
        ...buildFields(type.schema),
        ...buildOwnFields(type, optionsOfKind),
      },
    }),
  );
  return [...Array.from(types.values(), ({ type }) => type), ...records];

  function buildFields(schema: AnySchema): GraphqlFields {
    return Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => {
        const bare = unwrap(field);
        const definition = definitionOf(bare);
        const item =
          definition.type === "array" ? unwrap(definition.element) : bare;
        const { kind, references } = metaOf(item);
        const kindName = kindOf({ kind })?.name;
        const options = kindName && optionsOfKind(kindName, references);
        const type = `${nameType(bare)}${field._zod.optout === "optional" ? "" : "!"}`;
        const description =
          metaOf(field).description ?? metaOf(bare).description;
        return [name, { type, description, ...options }];
      }),
    );
  }

  /** The name of a schema's GraphQL type, which is built if it is new. */
  function nameType(bare: AnySchema): string {
    const meta = metaOf(bare);
    const named = meta.references ?? kindOf(meta)?.graphqlType;
    if (named !== undefined) return named;
    const definition = definitionOf(bare);
    if (definition.type === "array")
      return `[${nameType(unwrap(definition.element))}!]`;
    if (definition.type === "enum") return addEnum(bare);
    if (definition.type === "union") return addUnion(bare);
    if (definition.type === "object") return addObject(bare);
    return scalars[definition.type] ?? "String";
  }

  function addEnum(bare: AnySchema): string {
    const described = Object.entries(metaOf(bare).valueDescriptions ?? {});
    const values = Object.fromEntries(
      described.map(([value, description]) => [
        value.replaceAll("-", "_"),
        { value, description },
      ]),
    );
    return add(bare, Object.keys(values), (names) =>
      build.buildEnumType({ ...names, values }),
    );
  }

  function addUnion(bare: AnySchema): string {
    const names = new Map(
      optionsOf(bare).map((option) => [
        literalOf(option, "type"),
        nameType(option),
      ]),
    );
    const resolveType = ({ type }: { type?: string }) => names.get(type);
    const members = { types: [...names.values()], resolveType };
    return add(bare, members.types, (own) =>
      build.buildUnionType({ ...own, ...members }),
    );
  }

  function addObject(bare: AnySchema): string {
    const fields = buildFields(bare);
    const signature = Object.entries(fields).map(
      ([name, { type }]) => `${name}: ${type}`,
    );
    const isPart = (shared: GraphqlFields) =>
      Object.entries(shared).every(
        ([name, { type }]) => fields[name]?.type === type,
      );
    const implemented = interfaces
      .filter((each) => isPart(each.fields))
      .map(({ name }) => name);
    return add(bare, signature, (names) =>
      build.buildObjectType({ ...names, fields, interfaces: implemented }),
    );
  }

  /** Builds a type once. Throws if two shapes have one name, since one would be dropped silently. */
  function add(
    bare: AnySchema,
    parts: readonly string[],
    graphqlTypeOf: (names: {
      name: string;
      description: string | undefined;
    }) => GraphqlType,
  ): string {
    const { typeName: name = "", typeDescription, description } = metaOf(bare);
    const signature = parts.join(", ");
    const known = types.get(name)?.signature ?? signature;
    if (known !== signature)
      throw new Error(
        `Two shapes are called ${name}: { ${known} } and { ${signature} }`,
      );
    const names = { name, description: typeDescription ?? description };
    if (!types.has(name))
      types.set(name, { type: graphqlTypeOf(names), signature });
    return name;
  }
}

/** The type of the node that a record is made from. */
function nameParent({ format }: ContentType): string {
  return format === "markdown" ? "MarkdownRemark" : "File";
}

/** Fields of every record of a content type, besides the declared ones. */
function buildOwnFields(
  { files, path, body }: ContentType,
  optionsOfKind: FieldOptions,
) {
  const text = (description: string) => ({ type: "String!", description });
  return {
    key: text(`Key of the record, unique in its type; from content/${files}.`),
    file: text("File that contains the record, from the project root."),
    ...(path && { path: text("Path of the page, such as `/pricing`.") }),
    ...(body !== undefined && {
      body: {
        type: "Markdown!",
        description: body,
        ...optionsOfKind("markdown", undefined),
      },
    }),
  };
}
