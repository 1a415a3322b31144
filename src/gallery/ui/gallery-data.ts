/** A landing page with the sections that serve as examples. */
export type ExamplePage = Pick<Queries.LandingPage, "file" | "path"> & Queries.SectionListFragment;

export type Section = ExamplePage["sections"][number];

/** A section that pages may list, as the schema declares it. */
export interface SectionType {
  name: Section["__typename"];
  description: string;
  /** What the field is made of is in `ofType`, since a field with a default always has a value. */
  fields: readonly {
    name: string;
    type: { ofType: { enumValues: readonly { name: string }[] | null } | null };
  }[];
}

/** The answer to the gallery's query. It is put together here because that query has no name, and so no type. */
export interface GalleryData {
  allLandingPage: { nodes: readonly ExamplePage[] };
  sectionTypes: { possibleTypes: readonly SectionType[] };
  icons: { enumValues: readonly { name: Queries.IconName }[] };
  /** The cover of a post, as each component that shows pictures asks for it. */
  forCard: { cover: Queries.CardPictureFragment } | null;
  forSide: { cover: Queries.SidePictureFragment } | null;
  forCover: { cover: Queries.CoverPictureFragment } | null;
}

/** What the components that are no section need of it. */
export type UiData = Omit<GalleryData, "allLandingPage" | "sectionTypes">;
