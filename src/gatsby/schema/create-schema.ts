import type { CreateSchemaCustomizationArgs } from "gatsby";
import { buildGraphqlTypes } from "./graphql-types";
import { contentTypes } from "../../content-types";
import { readingTime } from "../resolvers/post-fields";
import { buildSharedTypes } from "./shared-types";

/** Declares all GraphQL types of the site: one per content type, and the shared field types. */
export function createSchema({
  actions,
  schema,
}: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...buildSharedTypes(schema),
    ...buildGraphqlTypes(contentTypes, schema),
    ...contentTypes
      .filter((type) => "seo" in type.schema.shape)
      .map(({ name }) =>
        schema.buildObjectType({
          name,
          fields: {},
          interfaces: ["SharedPage"],
        }),
      ),
    // Here instead of among the resolvers, so that queries can filter and sort by it.
    schema.buildObjectType({ name: "BlogPost", fields: { readingTime } }),
    // If inferred, the first draft would change the schema and src/gatsby-types.d.ts.
    schema.buildObjectType({
      name: "MarkdownRemarkFrontmatter",
      description:
        "The front matter as written. The file's record has all of its fields.",
      extensions: { infer: false },
      fields: { title: "String" },
    }),
  ]);
}
