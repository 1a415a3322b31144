import type { NodePluginSchema } from "gatsby";
import type { ContentType } from "../../content/content-type";
import { kindOf } from "../../content/fields/kind-of";
import {
  sectionFrame,
  sectionOpening,
} from "../../content/fields/shared-fields";
import { type AnySchema, metaOf } from "../../content/schema/field-meta";
import {
  definitionOf,
  fieldsOf,
  literalOf,
  optionsOf,
  unwrap,
} from "../../content/schema/schema-shape";
import { fieldOptions } from "../field-options";

/** Gatsby's builders of GraphQL types, from `createSchemaCustomization`. */
type TypeBuilder = Pick<
  NodePluginSchema,
  "buildObjectType" | "buildUnionType" | "buildEnumType" | "buildInterfaceType"
>;

type GraphqlType = ReturnType<TypeBuilder[keyof TypeBuilder]>;

type GraphqlFields = Record<
  string,
  { type: string; description: string | undefined }
>;

const scalars: Readonly<Record<string, string>> = {
  number: "Int",
  boolean: "Boolean",
};

interface TypeNames {
  name: string;
  description: string | undefined;
}

/** Builds the GraphQL types of all content types, with a description on every type and field. A name stands for one shape. */
export function buildGraphqlTypes(
  contentTypes: readonly ContentType[],
  build: TypeBuilder,
): GraphqlType[] {
  const types = new Map<string, GraphqlType>();
  const builders: Readonly<
    Record<string, (schema: AnySchema, names: TypeNames) => GraphqlType>
  > = { enum: buildEnum, union: buildUnion, object: buildObject };
  /** Sets of fields shared by several types; a type that has all of them implements the interface. */
  const interfaces: { name: string; fields: GraphqlFields }[] = [];
  for (const schema of [sectionOpening, sectionFrame]) {
    const fields = buildFields(schema);
    const names = readNames(schema);
    types.set(names.name, build.buildInterfaceType({ ...names, fields }));
    interfaces.push({ name: names.name, fields });
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
        ...buildOwnFields(type),
      },
    }),
  );
  return [...types.values(), ...records];

  function buildFields(schema: AnySchema): GraphqlFields {
    return Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => {
        const bare = unwrap(field);
        const definition = definitionOf(bare);
        const item =
          definition.type === "array" ? unwrap(definition.element) : bare;
        const { kind, references } = metaOf(item);
        const kindName = kindOf({ kind })?.name;
        const options = kindName && fieldOptions(kindName, references);
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
    const buildType = builders[definition.type];
    if (!buildType) return scalars[definition.type] ?? "String";
    const names = readNames(bare);
    if (!types.has(names.name)) types.set(names.name, buildType(bare, names));
    return names.name;
  }

  function buildEnum(schema: AnySchema, names: TypeNames): GraphqlType {
    const described = Object.entries(metaOf(schema).valueDescriptions ?? {});
    const values = Object.fromEntries(
      described.map(([value, description]) => [
        value.replaceAll("-", "_"),
        { value, description },
      ]),
    );
    return build.buildEnumType({ ...names, values });
  }

  function buildUnion(schema: AnySchema, names: TypeNames): GraphqlType {
    const members = new Map(
      optionsOf(schema).map((option) => [
        literalOf(option, "type"),
        nameType(option),
      ]),
    );
    return build.buildUnionType({
      ...names,
      types: [...members.values()],
      resolveType: ({ type }: { type?: string }) => members.get(type),
    });
  }

  function buildObject(schema: AnySchema, names: TypeNames): GraphqlType {
    const fields = buildFields(schema);
    const implemented = interfaces.filter((shared) =>
      Object.entries(shared.fields).every(
        ([name, { type }]) => fields[name]?.type === type,
      ),
    );
    return build.buildObjectType({
      ...names,
      fields,
      interfaces: implemented.map(({ name }) => name),
    });
  }
}

function readNames(schema: AnySchema): TypeNames {
  const { typeName: name = "", typeDescription, description } = metaOf(schema);
  return { name, description: typeDescription ?? description };
}

/** The type of the node that a record is made from. */
function nameParent({ format }: ContentType): string {
  return format === "markdown" ? "MarkdownRemark" : "File";
}

/** Fields of every record of a content type, besides the declared ones. */
function buildOwnFields({ files, path, body }: ContentType) {
  const text = (description: string) => ({ type: "String!", description });
  return {
    key: text(`Key of the record, unique in its type; from content/${files}.`),
    file: text("File that contains the record, from the project root."),
    ...(path && { path: text("Path of the page, such as `/pricing`.") }),
    ...(body !== undefined && {
      body: {
        type: "Markdown!",
        description: body,
        ...fieldOptions("markdown"),
      },
    }),
  };
}
