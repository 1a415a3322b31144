import type { ContentType } from "../content-type";
import type { AnySchema } from "../schema/field-meta";
import { GraphqlTypeNamer } from "./graphql-type-namer";
import type { FieldOptions, GraphqlField, GraphqlType, TypeBuilder } from "./graphql-types";

export type { FieldOptions } from "./graphql-types";

/** Builds the GraphQL types of all content types, with a description on every type and field. */
export function toGraphqlTypes(
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
      fields: { ...namer.toFields(type.schema), ...toOwnFields(type, optionsOfKind) },
    }),
  );
  return [...namer.collectedTypes, ...records];
}

/** The fields that every record of a content type has beside the written ones. */
function toOwnFields(
  { files, path, body }: ContentType,
  optionsOfKind: FieldOptions,
): Record<string, GraphqlField> {
  return {
    key: {
      type: "String!",
      description: `Names the record among its kind; from content/${files}.`,
    },
    file: {
      type: "String!",
      description: "The file that the record is written in, from the project's root.",
    },
    ...(path && {
      path: {
        type: "String!",
        description: "The address of the page, from src/site/routes.ts.",
      },
    }),
    ...(body !== undefined && {
      body: { type: "Markdown!", description: body, ...optionsOfKind("markdown", undefined) },
    }),
  };
}
