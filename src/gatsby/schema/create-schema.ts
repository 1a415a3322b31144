import type { CreateSchemaCustomizationArgs } from "gatsby";
import { toGraphqlTypes } from "../../content/emit/to-graphql";
import { sectionOpening } from "../../content/fields/shared-fields";
import { contentTypes } from "../records/content-types";
import { categoryFields, postFields } from "../resolvers/post-fields";
import { buildMarkdownTypes } from "./markdown-types";
import { buildOverviewTypes } from "./overview-types";
import { fieldOptions } from "../field-options";
import { buildSharedTypes } from "./shared-types";

/** Declares every type of the site's GraphQL layer: one per content type, and the shared field types. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...buildSharedTypes(schema),
    ...buildMarkdownTypes(schema),
    ...toGraphqlTypes(contentTypes, schema, fieldOptions, [sectionOpening]),
    // Here and not among the resolvers, so that queries can filter and sort by them.
    schema.buildObjectType({ name: "BlogCategory", fields: categoryFields }),
    schema.buildObjectType({ name: "BlogPost", fields: postFields }),
    ...buildOverviewTypes(schema),
    // Gatsby would infer its fields from whatever the writers have written: the first draft would change the
    // schema, and with it the types in src/gatsby-types.d.ts. Records have the fields, declared.
    schema.buildObjectType({
      name: "MarkdownRemarkFrontmatter",
      description: "Always empty: the fields of a Markdown file are those of its record.",
      extensions: { infer: false },
      fields: { title: { type: "String", description: "Always empty; ask the record." } },
    }),
    // Inferred, a build that is told an address or makes a preview would have other types than one that is not.
    schema.buildObjectType({
      name: "SiteSiteMetadata",
      extensions: { infer: false },
      fields: {
        siteUrl: { type: "String", description: "The address that the build was told (SITE_URL)." },
        isPreview: { type: "Boolean", description: "True in a preview (PREVIEW=1)." },
      },
    }),
  ]);
}
