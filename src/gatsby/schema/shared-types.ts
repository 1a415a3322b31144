import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fieldOptions } from "../field-options";

/** The types of fields that many content types have: links and pictures. */
export function buildSharedTypes(schema: CreateSchemaCustomizationArgs["schema"]) {
  return [
    schema.buildObjectType({
      name: "Link",
      description: "Where a visitor is sent.",
      fields: {
        href: {
          type: "String!",
          description:
            "The address, ready for an anchor element. On a page, a booking link says where it stands.",
        },
        opensInNewTab: {
          type: "Boolean!",
          description: "True for every address outside the site.",
        },
        opensSoon: {
          type: "Boolean!",
          description: "True where there is nothing to open yet (`soon`); href is empty then.",
        },
        booking: { type: "String", description: "The name of the booking link, where it is one." },
        about: {
          type: "[String!]",
          description: "What happens on the call, line by line, where it is a booking link.",
        },
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
  ];
}
