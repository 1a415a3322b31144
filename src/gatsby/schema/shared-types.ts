import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fieldOptions } from "../field-options";
import { renderMarkdown } from "../resolvers/markdown/markdown-html";
import {
  renderHeadings,
  renderMarkdownAsText,
} from "../resolvers/markdown/shown-markdown";
import { field } from "../resolvers/field";

const value = (type: string, description: string) => ({ type, description });

const src = value("String!", "The path or URL as written.");
const fileOf = (description: string) => ({
  ...value("File!", description),
  extensions: { fileByRelativePath: { from: "src" } },
});

/** Types without a content type, which several fields share. */
export function buildSharedTypes(
  schema: CreateSchemaCustomizationArgs["schema"],
) {
  const define = (
    name: string,
    description: string,
    fields: Record<string, ReturnType<typeof value>>,
  ) => schema.buildObjectType({ name, description, fields });
  return [
    define("Image", "A picture next to the content file, with its alt text.", {
      src,
      alt: {
        ...value("String!", "Alt text: what the picture shows."),
        ...fieldOptions("text"),
      },
      file: fileOf("The file. childImageSharp makes its sizes and formats."),
    }),
    define(
      "VectorImage",
      "An SVG next to the content file, served unchanged.",
      {
        src,
        file: fileOf("The file. `address` is its URL on the site."),
      },
    ),
    define("Markdown", "A text in Markdown.", {
      html: field(
        "String!",
        "The text as HTML, with links resolved and variables filled in.",
        renderMarkdown,
      ),
      plainText: field(
        "String!",
        "The text without markup.",
        renderMarkdownAsText,
      ),
      headings: field("[TextHeading!]!", "Headings, in order.", renderHeadings),
    }),
    define("Link", "The target of a link.", {
      href: value(
        "String!",
        "The URL, ready for an anchor element. On a page, that of a booking link includes its place.",
      ),
      opensInNewTab: value("Boolean!", "True for every URL outside the site."),
      isPending: value(
        "Boolean!",
        "True if the target does not exist yet (`soon`). `href` is empty then.",
      ),
      terms: value(
        "String",
        "The terms next to the button: length, result, cost, and how to leave; null for other links.",
      ),
      host: value(
        "BookingHost",
        "The person on the call; null until there is a name.",
      ),
    }),
    schema.buildInterfaceType({
      name: "SharedPage",
      description:
        "A page with a title in search results and a picture for shared links.",
      fields: {
        path: value("String!", "Path of the page."),
        seo: value("SeoText!", "Title and description for search engines."),
        shareImage: value("ShareImage!", "Picture for shared links."),
      },
    }),
    define(
      "ShareImage",
      "The picture that social networks show with a link to a page.",
      {
        src: value(
          "String!",
          "URL path of the picture, such as `/static/share/0a1b2c3d.png`.",
        ),
        width: value("Int!", "Width in pixels."),
        height: value("Int!", "Height in pixels."),
        alt: value("String!", "Alt text: the text in the picture."),
      },
    ),
    define("SourceEntry", "A figure on a page, and its source.", {
      figure: value("String!", "Name of the figure: `fact.retention`."),
      value: value("String!", "The figure with its sign and unit."),
      measure: value("String!", "What the figure measures."),
      period: value("String", "Period that the figure covers."),
      source: value("FigureSource!", "Source of the figure."),
    }),
    define("TextHeading", "A heading in a Markdown text.", {
      id: value("String!", "Anchor of the heading."),
      text: value("String!", "Text of the heading."),
      depth: value("Int!", "2 for ##, 3 for ### …"),
    }),
    define("HowToStep", "One step of a tutorial.", {
      id: value("String!", "Anchor of the step."),
      name: value("String!", "Title of the step."),
      text: value("String!", "Text of the step, in one paragraph."),
    }),
  ];
}
