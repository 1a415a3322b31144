import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";
import { buildGraphqlTypes } from "../../content/emit/graphql-types";
import { sectionFrame, sectionOpening } from "../../content/fields/shared-fields";
import type { Site } from "../../content/types/site-settings";
import { fieldOptions } from "../field-options";
import { contentTypes } from "../../content-types";
import { readingTime, related } from "../resolvers/post-fields";
import { field } from "../resolvers/field";
import { readSettings } from "../resolvers/query-context";
import { buildSharedTypes } from "./shared-types";

/** Declares all GraphQL types of the site: one per content type, and the shared field types. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([
    ...buildSharedTypes(schema),
    ...buildGraphqlTypes(contentTypes, schema, fieldOptions, [sectionOpening, sectionFrame]),
    ...contentTypes
      .filter((type) => "seo" in type.schema.shape)
      .map(({ name }) => schema.buildObjectType({ name, fields: {}, interfaces: ["SharedPage"] })),
    // Here instead of among the resolvers, so that queries can filter and sort by it.
    schema.buildObjectType({ name: "BlogPost", fields: { related, readingTime } }),
    schema.buildObjectType({ name: "LandingPage", fields: { sectionTypes } }),
    // If inferred, the first draft would change the schema and src/gatsby-types.d.ts.
    schema.buildObjectType({
      name: "MarkdownRemarkFrontmatter",
      description: "The front matter of a Markdown file, as written.",
      extensions: { infer: false },
      fields: buildFrontmatterFields(),
    }),
    // Where other sites have their title and URL.
    schema.buildObjectType({
      name: "SiteSiteMetadata",
      fields: {
        title: settingsField("Name of the company.", ({ brand }) => brand),
        description: settingsField("Description of the company.", ({ description }) => description),
        siteUrl: settingsField("SITE_URL, or the URL in content/site.yaml.", ({ url }) => url),
      },
    }),
  ]);
}

const sectionTypes = field(
  "[String!]!",
  "Types of the sections, each once, to filter pages by. GraphQL can't filter by a union's fields.",
  ({ sections }: { sections: readonly { type: string }[] }) => [
    ...new Set(sections.map(({ type }) => type)),
  ],
);

function settingsField(description: string, read: (site: Site) => string) {
  return field("String", description, (_metadata: unknown, context) => {
    const settings = readSettings(context);
    return settings && read(settings);
  });
}

/** All fields of Markdown content types; values other than texts keep their written shape. */
function buildFrontmatterFields() {
  const scalars: Record<string, string> = { string: "String", boolean: "Boolean" };
  const ofMarkdown = contentTypes.filter(({ format }) => format === "markdown");
  const fields = ofMarkdown.flatMap(({ schema }) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Object.entries(properties).map(([name, property]) => {
      const { type, description } = Object.assign({ type: "", description: "" }, property);
      return [name, { type: scalars[type] ?? "JSON", description }] as const;
    });
  });
  return Object.fromEntries(fields);
}
