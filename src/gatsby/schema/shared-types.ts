import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fieldOptions } from "../field-options";
import { renderMarkdown } from "../resolvers/markdown/markdown-html";
import { renderHeadings, renderMarkdownAsText } from "../resolvers/markdown/shown-markdown";
import { field } from "../resolvers/field";

/** Types without a content type: shared types of fields, and developers' queries across the content. */
export function buildSharedTypes(schema: CreateSchemaCustomizationArgs["schema"]) {
  const src = { type: "String!", description: "The path or URL as written." };
  const alt = { type: "String!", description: "Alt text: what the picture shows." };
  const fileOf = (description: string) => ({
    type: "File!",
    description,
    extensions: { fileByRelativePath: { from: "src" } },
  });
  return [
    definitions,
    schema.buildObjectType({
      name: "Image",
      description: "A picture next to the content file, with its alt text.",
      fields: {
        src,
        alt: { ...alt, ...fieldOptions("text", undefined) },
        file: fileOf("The file. childImageSharp makes its sizes and formats."),
      },
    }),
    schema.buildObjectType({
      name: "VectorImage",
      description: "An SVG next to the content file, served unchanged.",
      fields: { src, file: fileOf("The file. `address` is its URL on the site.") },
    }),
    schema.buildObjectType({
      name: "Markdown",
      description: "A text in Markdown.",
      fields: {
        html: field(
          "String!",
          "The text as HTML, with links resolved and variables filled in.",
          renderMarkdown,
        ),
        plainText: field("String!", "The text without markup.", renderMarkdownAsText),
        headings: field("[TextHeading!]!", "Headings, in order.", renderHeadings),
      },
    }),
  ];
}

const definitions = `
"The target of a link."
type Link {
  "The URL, ready for an anchor element. On a page, that of a booking link includes its place."
  href: String!
  "True for every URL outside the site."
  opensInNewTab: Boolean!
  "True if the target does not exist yet (\`soon\`). \`href\` is empty then."
  isPending: Boolean!
  "Name of the booking link; null for other links."
  booking: String
  "What happens on the call, line by line; null for other links."
  about: [String!]
  "The terms next to the button: length, result, cost, and how to leave; null for other links."
  terms: String
  "The person on the call; null until there is a name."
  host: BookingHost
}

"The picture that social networks show with a link to a page."
type ShareImage {
  "URL path of the picture, such as \`/static/share/0a1b2c3d.png\`."
  src: String!
  "Width in pixels."
  width: Int!
  "Height in pixels."
  height: Int!
  "Alt text: the text in the picture."
  alt: String!
}

"A link in the content, with its file and field."
type ContentLink {
  "The link as written, such as \`booking:demo\`."
  written: String!
  "URL of the target."
  href: String!
  "Name of the booking link; null for other links."
  booking: String
  "True for URLs outside the site."
  opensInNewTab: Boolean!
  "True if the target does not exist yet."
  isPending: Boolean!
  "File that contains it, from the project root."
  file: String!
  "Path of the field; \`body\` for the text below the front matter."
  field: String!
  "Path of the record's page; null if it has none."
  page: String
}

"A figure on a page, and its source."
type SourceEntry {
  "Name of the figure: \`fact.retention\`."
  figure: String!
  "The figure with its sign and unit."
  value: String!
  "What the figure measures."
  measure: String!
  "Period that the figure covers."
  period: String
  "True for a figure that the page shows by itself, without a document as its source."
  isLarge: Boolean!
  "Source of the figure; null if there is none."
  source: FigureSource
}

"A use of a figure in the content."
type FigureUse {
  "Name of the figure, \`fact.retention\`, or of a whole record, \`plan.starter\`."
  figure: String!
  "The use as written: \`{{fact.retention}}\` or \`retention\`."
  written: String!
  "Value of the figure; null for a whole record."
  value: String
  "File that contains it, from the project root."
  file: String!
  "Path of the field; \`body\` for the text below the front matter."
  field: String!
  "Paths of the pages that show the figure."
  pages: [String!]!
}

"A heading in a Markdown text."
type TextHeading {
  "Anchor of the heading."
  id: String!
  "Text of the heading."
  text: String!
  "2 for ##, 3 for ### …"
  depth: Int!
}

"One step of a tutorial."
type HowToStep {
  "Anchor of the step."
  id: String!
  "Title of the step."
  name: String!
  "Text of the step, in one paragraph."
  text: String!
}
`;
