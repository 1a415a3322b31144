import type { CreateSchemaCustomizationArgs } from "gatsby";
import { toGraphqlTypes } from "../content-model/to-graphql";
import { toHeadings, toPlainText } from "../content-model/markdown";
import { sectionOpening } from "../content-model/shared-fields";
import { fillTokens } from "../site/fill-tokens";
import { contentTypes } from "./content-types";
import { categoryFields } from "./resolvers/post-fields";
import { buildOverviewTypes } from "./overview-types";
import { fieldOptions } from "./resolvers/field-options";
import { toMarkdownHtml } from "./resolvers/markdown-html";
import type { MarkdownSource } from "./resolvers/markdown-html";
import { readTokens } from "./resolvers/query-context";
import type { QueryContext, ResolveInfo } from "./resolvers/query-context";

/** Declares every type of the site's GraphQL layer: one per content type, and the shared field types. */
export function createSchema({ actions, schema }: CreateSchemaCustomizationArgs): void {
  const shared = [
    schema.buildObjectType({
      name: "Link",
      description: "Where a visitor is sent.",
      fields: {
        href: { type: "String!", description: "The address, ready for an anchor element." },
        opensInNewTab: {
          type: "Boolean!",
          description: "True for every address outside the site.",
        },
        opensSoon: {
          type: "Boolean!",
          description: "True where there is nothing to open yet (`soon`); href is empty then.",
        },
        booking: { type: "String", description: "The name of the booking link, where it is one." },
      },
    }),
    schema.buildObjectType({
      name: "Image",
      description: "A picture beside the content file, with its text alternative.",
      fields: {
        src: { type: "String!", description: "The path that the writer wrote." },
        alt: {
          type: "String!",
          description: "What the picture shows.",
          ...fieldOptions("text", undefined),
        },
        file: {
          type: "File!",
          description: "The file; childImageSharp makes its sizes and formats.",
          extensions: { fileByRelativePath: { from: "src" } },
        },
      },
    }),
    schema.buildObjectType({
      name: "VectorImage",
      description: "A drawing beside the content file, served as it is.",
      fields: {
        src: { type: "String!", description: "The path that the writer wrote." },
        file: {
          type: "File!",
          description: "The file; `address` is where the site serves it.",
          extensions: { fileByRelativePath: { from: "src" } },
        },
      },
    }),
    schema.buildObjectType({
      name: "ShareImage",
      description: "The picture that social networks show with a link to a page.",
      fields: {
        src: { type: "String!", description: "Its address, from the root of the site." },
        width: { type: "Int!", description: "In pixels." },
        height: { type: "Int!", description: "In pixels." },
        alt: { type: "String!", description: "The words on it, for those who do not see it." },
      },
    }),
    schema.buildObjectType({
      name: "TextHeading",
      description: "A heading inside a Markdown text.",
      fields: {
        id: { type: "String!", description: "The anchor that leads to it." },
        text: { type: "String!", description: "Its words." },
        depth: { type: "Int!", description: "2 for ##, 3 for ### …" },
      },
    }),
    schema.buildObjectType({
      name: "HowToStep",
      description: "One step of a tutorial.",
      fields: {
        id: { type: "String!", description: "The anchor that leads to it." },
        name: { type: "String!", description: "What is done." },
        text: { type: "String!", description: "How, in a paragraph." },
      },
    }),
    schema.buildObjectType({
      name: "Markdown",
      description: "A text written in Markdown.",
      fields: {
        html: {
          type: "String!",
          description: "The text as HTML, with links resolved and tokens filled in.",
          resolve: (
            source: MarkdownSource,
            _args: unknown,
            context: QueryContext,
            info: ResolveInfo,
          ) => toMarkdownHtml(source, context, info),
        },
        plainText: {
          type: "String!",
          description: "The words alone.",
          resolve: ({ written }: MarkdownSource, _args: unknown, context: QueryContext) =>
            fillTokens(toPlainText(written), readTokens(context)),
        },
        headings: {
          type: "[TextHeading!]!",
          description: "The headings, in order.",
          resolve: ({ written }: MarkdownSource, _args: unknown, context: QueryContext) =>
            toHeadings(fillTokens(written, readTokens(context))),
        },
      },
    }),
  ];
  actions.createTypes([
    ...shared,
    ...toGraphqlTypes(contentTypes, schema, fieldOptions, [sectionOpening]),
    // Here and not among the resolvers, so that queries can filter by it.
    schema.buildObjectType({ name: "BlogCategory", fields: categoryFields }),
    ...buildOverviewTypes(schema),
    // Gatsby would infer its fields from whatever the writers have written: the first draft would change the
    // schema, and with it the types in src/gatsby-types.d.ts. Records have the fields, declared.
    schema.buildObjectType({
      name: "MarkdownRemarkFrontmatter",
      description: "The fields of a Markdown file as text; ask its record for them instead.",
      extensions: { infer: false },
      fields: { title: { type: "String", description: "The title, as it is written." } },
    }),
  ]);
}
