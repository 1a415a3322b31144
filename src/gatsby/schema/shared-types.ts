import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fieldOptions } from "../field-options";
import { renderMarkdown } from "../resolvers/markdown/markdown-html";
import { renderHeadings, renderMarkdownAsText } from "../resolvers/markdown/shown-markdown";
import { field } from "../resolvers/field";

/** Types without a content type: shared types of fields, and developers' queries across the content. */
export function buildSharedTypes(schema: CreateSchemaCustomizationArgs["schema"]) {
  const src = { type: "String!", description: "The path that the writer wrote." };
  const alt = { type: "String!", description: "What the picture shows." };
  const fileOf = (description: string) => ({
    type: "File!",
    description,
    extensions: { fileByRelativePath: { from: "src" } },
  });
  return [
    definitions,
    schema.buildObjectType({
      name: "Image",
      description: "A picture beside the content file, with its text alternative.",
      fields: {
        src,
        alt: { ...alt, ...fieldOptions("text", undefined) },
        file: fileOf("The file; childImageSharp makes its sizes and formats."),
      },
    }),
    schema.buildObjectType({
      name: "VectorImage",
      description: "A drawing beside the content file, served as it is.",
      fields: { src, file: fileOf("The file; `address` is where the site serves it.") },
    }),
    schema.buildObjectType({
      name: "Markdown",
      description: "A text written in Markdown.",
      fields: {
        html: field(
          "String!",
          "The text as HTML, with links resolved and variables filled in.",
          renderMarkdown,
        ),
        plainText: field("String!", "The words alone.", renderMarkdownAsText),
        headings: field("[TextHeading!]!", "The headings, in order.", renderHeadings),
      },
    }),
  ];
}

const definitions = `
"Where a visitor is sent."
type Link {
  "The address, ready for an anchor element. On a page, a booking link says where it stands."
  href: String!
  "True for every address outside the site."
  opensInNewTab: Boolean!
  "True where there is nothing to open yet (\`soon\`); href is empty then."
  isPending: Boolean!
  "The name of the booking link, where it is one."
  booking: String
  "What happens on the call, line by line, where it is a booking link."
  about: [String!]
}

"The picture that social networks show with a link to a page."
type ShareImage {
  "Its address, from the root of the site."
  src: String!
  "In pixels."
  width: Int!
  "In pixels."
  height: Int!
  "The words on it, for those who do not see it."
  alt: String!
}

"A link of the content, and where it stands."
type ContentLink {
  "What the writer wrote, such as \`booking:demo\`."
  written: String!
  "The address that it leads to."
  href: String!
  "The name of the booking link, where it is one."
  booking: String
  "True for addresses outside the site."
  opensInNewTab: Boolean!
  "True where there is nothing to open yet."
  isPending: Boolean!
  "The file that it stands in."
  file: String!
  "The field; \`body\` below the front matter."
  field: String!
  "The page of that record, where it has one."
  page: String
}

"A figure that a page names, with what stands behind it."
type SourceEntry {
  "The name of the figure: \`fact.retention\`."
  figure: String!
  "The figure with its sign and unit."
  value: String!
  "What it measures."
  measure: String!
  "The period that it covers."
  period: String
  "Where it comes from; none in \`develop\` where nobody has one."
  source: FigureSource
}

"A place of the content that names a figure."
type FigureUse {
  "The name of the figure, \`fact.retention\`; where a whole record is named, \`plan.starter\`."
  figure: String!
  "What the writer wrote: \`{{fact.retention}}\` or \`retention\`."
  written: String!
  "What it says; none where a record is named."
  value: String
  "The file that it stands in."
  file: String!
  "The field; \`body\` below the front matter."
  field: String!
  "The page of that record; of a record without one, the pages of those that name it."
  pages: [String!]!
}

"A heading inside a Markdown text."
type TextHeading {
  "The anchor that leads to it."
  id: String!
  "Its words."
  text: String!
  "2 for ##, 3 for ### …"
  depth: Int!
}

"One step of a tutorial."
type HowToStep {
  "The anchor that leads to it."
  id: String!
  "What is done."
  name: String!
  "How, in a paragraph."
  text: String!
}
`;
