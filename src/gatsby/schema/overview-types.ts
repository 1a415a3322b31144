import type { CreateSchemaCustomizationArgs } from "gatsby";

/** What developers ask across the content, and no page needs: where links stand, which sections a page has. */
export function buildOverviewTypes(schema: CreateSchemaCustomizationArgs["schema"]) {
  return [
    schema.buildObjectType({
      name: "ContentLink",
      description: "A link of the content, and where it stands.",
      fields: {
        written: { type: "String!", description: "What the writer wrote, such as `booking:demo`." },
        href: { type: "String!", description: "The address that it leads to." },
        booking: { type: "String", description: "The name of the booking link, where it is one." },
        opensInNewTab: { type: "Boolean!", description: "True for addresses outside the site." },
        opensSoon: { type: "Boolean!", description: "True where there is nothing to open yet." },
        file: { type: "String!", description: "The file that it stands in." },
        field: { type: "String!", description: "The field; `body` below the front matter." },
        page: { type: "String", description: "The page of that record, where it has one." },
      },
    }),
    // Declared here and not among the resolvers, so that queries can filter by it.
    schema.buildObjectType({
      name: "LandingPage",
      fields: {
        sectionTypes: {
          type: "[String!]!",
          description: "The `type` of each section, once: no field of a union can be filtered by.",
          resolve: ({ sections }: { sections: readonly { type: string }[] }) => [
            ...new Set(sections.map(({ type }) => type)),
          ],
        },
      },
    }),
  ];
}
