import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type MarkdownSource, toMarkdownHtml } from "../resolvers/markdown/markdown-html";
import { toShownHeadings, toShownPlainText } from "../resolvers/markdown/shown-markdown";
import type { QueryContext, ResolveInfo } from "../resolvers/query-context";

/** A text in Markdown, and what can be asked of it. */
export function buildMarkdownType(schema: CreateSchemaCustomizationArgs["schema"]) {
  return schema.buildObjectType({
    name: "Markdown",
    description: "A text written in Markdown.",
    fields: {
      html: {
        type: "String!",
        description: "The text as HTML, with links resolved and variables filled in.",
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
          toShownPlainText(written, context),
      },
      headings: {
        type: "[TextHeading!]!",
        description: "The headings, in order.",
        resolve: ({ written }: MarkdownSource, _args: unknown, context: QueryContext) =>
          toShownHeadings(written, context),
      },
    },
  });
}
