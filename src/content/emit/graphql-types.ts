import type { NodePluginSchema } from "gatsby";
import type { KindName } from "../fields/kind-of";

/** Gatsby's builders of GraphQL types, as `createSchemaCustomization` hands them out. */
export type TypeBuilder = Pick<
  NodePluginSchema,
  "buildObjectType" | "buildUnionType" | "buildEnumType" | "buildInterfaceType"
>;

export type GraphqlType = ReturnType<TypeBuilder[keyof TypeBuilder]>;

/** The part of a field's configuration that the declaration does not decide: how its value is resolved. */
export type FieldOptions = (kind: KindName, references: string | undefined) => object;

/** A field as Gatsby's builders take it. */
export interface GraphqlField {
  type: string;
  description: string | undefined;
}
