import { metaOf } from "../schema/field-meta";
import type { AnySchema } from "../schema/field-meta";
import { kindOf } from "../fields/kind-of";
import type { FieldOptions, GraphqlField, GraphqlType, TypeBuilder } from "./graphql-types";
import {
  definitionOf,
  elementOf,
  fieldsOf,
  literalOf,
  optionsOf,
  unwrap,
} from "../schema/schema-shape";

interface Interface {
  name: string;
  fields: Record<string, GraphqlField>;
  type: GraphqlType;
}

/** Names the GraphQL type of a schema, and collects the types that have to be built for it. */
export class GraphqlTypeNamer {
  private readonly types = new Map<string, { type: GraphqlType; signature: string }>();

  private readonly interfaces: readonly Interface[];

  constructor(
    private readonly build: TypeBuilder,
    private readonly optionsOfKind: FieldOptions,
    interfaces: readonly AnySchema[],
  ) {
    this.interfaces = interfaces.map((schema) => this.toInterface(schema));
  }

  get collectedTypes(): GraphqlType[] {
    const interfaces = this.interfaces.map(({ type }) => type);
    return [...interfaces, ...[...this.types.values()].map(({ type }) => type)];
  }

  toFields(schema: AnySchema): Record<string, GraphqlField> {
    return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, this.toField(field)]));
  }

  private toField(schema: AnySchema): GraphqlField {
    const { schema: bare, isOptional, hasDefault } = unwrap(schema);
    const { description } = metaOf(bare);
    const meta = metaOf(elementOf(bare));
    const kind = kindOf(meta)?.name;
    return {
      type: `${this.toTypeName(bare)}${isOptional && !hasDefault ? "" : "!"}`,
      description: metaOf(schema).description ?? description,
      ...(kind === undefined ? {} : this.optionsOfKind(kind, meta.references)),
    };
  }

  private toTypeName(bare: AnySchema): string {
    const meta = metaOf(bare);
    const ofKind = kindOf(meta)?.graphqlType;
    if (ofKind !== undefined) return typeof ofKind === "string" ? ofKind : ofKind(meta);
    const definition = definitionOf(bare);
    switch (definition.type) {
      case "array":
        return `[${this.toTypeName(unwrap(definition.element).schema)}!]`;
      case "number":
        return "Int";
      case "boolean":
        return "Boolean";
      case "enum":
        return this.addEnum(bare);
      case "union":
        return this.addUnion(bare);
      case "object":
        return this.addObject(bare);
      default:
        return "String";
    }
  }

  /** Fields that several types share under one name; a type that has all of them implements it. */
  private toInterface(schema: AnySchema): Interface {
    const { typeName: name = "", typeDescription: description } = metaOf(schema);
    const fields = this.toFields(schema);
    return { name, fields, type: this.build.buildInterfaceType({ name, description, fields }) };
  }

  private addEnum(bare: AnySchema): string {
    const values = Object.fromEntries(
      Object.entries(metaOf(bare).valueDescriptions ?? {}).map(([value, description]) => [
        // GraphQL knows no hyphens in names.
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
      name: this.toTypeName(option),
    }));
    const types = options.map(({ name }) => name);
    const resolveType = (value: { type?: string }) =>
      options.find(({ type }) => type === value.type)?.name;
    return this.add(bare, types, (names) =>
      this.build.buildUnionType({ ...names, types, resolveType }),
    );
  }

  private addObject(bare: AnySchema): string {
    const fields = this.toFields(bare);
    const signature = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`);
    const interfaces = this.interfaces
      .filter((candidate) =>
        Object.entries(candidate.fields).every(([name, { type }]) => fields[name]?.type === type),
      )
      .map(({ name }) => name);
    return this.add(bare, signature, (names) =>
      this.build.buildObjectType({ ...names, fields, interfaces }),
    );
  }

  /** Builds a type once. One name for two shapes would silently drop one of them: that is a mistake. */
  private add(
    bare: AnySchema,
    parts: readonly string[],
    toType: (names: { name: string; description: string | undefined }) => GraphqlType,
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
    const type = known?.type ?? toType({ name, description: typeDescription ?? description });
    this.types.set(name, { type, signature });
    return name;
  }
}
