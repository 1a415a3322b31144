import type { NodePluginSchema } from "gatsby";
import type { ContentType } from "../content-type";
import { type KindName, kindOf } from "../fields/kind-of";
import { type AnySchema, metaOf } from "../schema/field-meta";
import { definitionOf, fieldsOf, literalOf, optionsOf, unwrap } from "../schema/schema-shape";

/** Gatsby's builders of GraphQL types, from `createSchemaCustomization`. */
type TypeBuilder = Pick<
  NodePluginSchema,
  "buildObjectType" | "buildUnionType" | "buildEnumType" | "buildInterfaceType"
>;

type GraphqlType = ReturnType<TypeBuilder[keyof TypeBuilder]>;

/** A field's resolver configuration, which the declaration does not contain. */
export type FieldOptions = (kind: KindName, references: string | undefined) => object;

type GraphqlFields = Record<string, { type: string; description: string | undefined }>;

const scalars: Readonly<Record<string, string>> = { number: "Int", boolean: "Boolean" };

/** Builds the GraphQL types of all content types, with a description on every type and field. */
export function buildGraphqlTypes(
  contentTypes: readonly ContentType[],
  build: TypeBuilder,
  optionsOfKind: FieldOptions,
  interfaces: readonly AnySchema[] = [],
): GraphqlType[] {
  const namer = new GraphqlTypeNamer(build, optionsOfKind, interfaces);
  const records = contentTypes.map((type) =>
    build.buildObjectType({
      name: type.name,
      description: type.description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: { ...namer.buildFields(type.schema), ...buildOwnFields(type, optionsOfKind) },
    }),
  );
  return [...namer.collectedTypes, ...records];
}

/** Fields of every record of a content type, besides the declared ones. */
function buildOwnFields({ files, path, body }: ContentType, optionsOfKind: FieldOptions) {
  const text = (description: string) => ({ type: "String!", description });
  return {
    key: text(`Key of the record, unique in its type; from content/${files}.`),
    file: text("File that contains the record, from the project root."),
    ...(path && { path: text("Path of the page, such as `/pricing`.") }),
    ...(body !== undefined && {
      body: { type: "Markdown!", description: body, ...optionsOfKind("markdown", undefined) },
    }),
  };
}

/** Names a schema's GraphQL type and collects the types to build for it. */
class GraphqlTypeNamer {
  private readonly types = new Map<string, { type: GraphqlType; signature: string }>();

  /** Sets of fields shared by several types; a type that has all of them implements the interface. */
  private readonly interfaces: { name: string; fields: GraphqlFields }[] = [];

  constructor(
    private readonly build: TypeBuilder,
    private readonly optionsOfKind: FieldOptions,
    interfaces: readonly AnySchema[],
  ) {
    for (const schema of interfaces) {
      const fields = this.buildFields(schema);
      const name = this.add(schema, Object.keys(fields), (names) =>
        build.buildInterfaceType({ ...names, fields }),
      );
      this.interfaces.push({ name, fields });
    }
  }

  get collectedTypes(): GraphqlType[] {
    return [...this.types.values()].map(({ type }) => type);
  }

  buildFields(schema: AnySchema): GraphqlFields {
    return Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => {
        const { schema: bare, isOptional, hasDefault } = unwrap(field);
        const definition = definitionOf(bare);
        const item = definition.type === "array" ? unwrap(definition.element).schema : bare;
        const { kind, references } = metaOf(item);
        const kindName = kindOf({ kind })?.name;
        const options = kindName && this.optionsOfKind(kindName, references);
        const type = `${this.graphqlTypeName(bare)}${isOptional && !hasDefault ? "" : "!"}`;
        const description = metaOf(field).description ?? metaOf(bare).description;
        return [name, { type, description, ...options }];
      }),
    );
  }

  private graphqlTypeName(bare: AnySchema): string {
    const meta = metaOf(bare);
    const ofKind = kindOf(meta)?.graphqlType;
    if (ofKind !== undefined) return typeof ofKind === "string" ? ofKind : ofKind(meta);
    const definition = definitionOf(bare);
    if (definition.type === "array")
      return `[${this.graphqlTypeName(unwrap(definition.element).schema)}!]`;
    if (definition.type === "enum") return this.addEnum(bare);
    if (definition.type === "union") return this.addUnion(bare);
    if (definition.type === "object") return this.addObject(bare);
    return scalars[definition.type] ?? "String";
  }

  private addEnum(bare: AnySchema): string {
    const values = Object.fromEntries(
      Object.entries(metaOf(bare).valueDescriptions ?? {}).map(([value, description]) => [
        value.replaceAll("-", "_"),
        { value, description },
      ]),
    );
    return this.add(bare, Object.keys(values), (names) =>
      this.build.buildEnumType({ ...names, values }),
    );
  }

  private addUnion(bare: AnySchema): string {
    const options = optionsOf(bare).map((option) => ({
      type: literalOf(option, "type"),
      name: this.graphqlTypeName(option),
    }));
    const types = options.map(({ name }) => name);
    const resolveType = (value: { type?: string }) =>
      options.find(({ type }) => type === value.type)?.name;
    return this.add(bare, types, (names) =>
      this.build.buildUnionType({ ...names, types, resolveType }),
    );
  }

  private addObject(bare: AnySchema): string {
    const fields = this.buildFields(bare);
    const signature = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`);
    const interfaces = this.interfaces
      .filter((shared) =>
        Object.entries(shared.fields).every(([name, { type }]) => fields[name]?.type === type),
      )
      .map(({ name }) => name);
    return this.add(bare, signature, (names) =>
      this.build.buildObjectType({ ...names, fields, interfaces }),
    );
  }

  /** Builds a type once. Throws if two shapes have one name, since one would be dropped silently. */
  private add(
    bare: AnySchema,
    parts: readonly string[],
    graphqlTypeOf: (names: { name: string; description: string | undefined }) => GraphqlType,
  ): string {
    const { typeName: name, typeDescription, description } = metaOf(bare);
    if (name === undefined) {
      const shape = definitionOf(bare).type;
      throw new Error(`A GraphQL ${shape} has no name: declare it with group() or oneOf()`);
    }
    const signature = parts.join(", ");
    const known = this.types.get(name);
    if (known && known.signature !== signature) {
      throw new Error(`Two shapes are called ${name}: { ${known.signature} } and { ${signature} }`);
    }
    const type =
      known?.type ?? graphqlTypeOf({ name, description: typeDescription ?? description });
    this.types.set(name, { type, signature });
    return name;
  }
}
