import type { CreateSchemaCustomizationArgs } from "gatsby";

/** What developers ask across the content, and no page needs: where links and figures stand, which sections a page has. */
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
    schema.buildObjectType({
      name: "AccountEntry",
      description: "A figure that a page names, with what stands behind it.",
      fields: {
        figure: { type: "String!", description: "The name of the figure: `fact.retention`." },
        value: { type: "String!", description: "The figure with its sign and unit." },
        measure: { type: "String!", description: "What it measures." },
        period: { type: "String", description: "The period that it covers." },
        source: {
          type: "FigureSource",
          description: "Where it comes from; none in `develop` where nobody has one.",
        },
      },
    }),
    schema.buildObjectType({
      name: "FigureUse",
      description: "A place of the content that names a figure.",
      fields: {
        figure: {
          type: "String!",
          description:
            "The name of the figure, `fact.retention`; where a whole record is named, `plan.starter`.",
        },
        written: {
          type: "String!",
          description: "What the writer wrote: `{{fact.retention}}` or `retention`.",
        },
        value: { type: "String", description: "What it says; none where a record is named." },
        file: { type: "String!", description: "The file that it stands in." },
        field: { type: "String!", description: "The field; `body` below the front matter." },
        pages: {
          type: "[String!]!",
          description:
            "The page of that record; of a record without one, the pages of those that name it.",
        },
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
