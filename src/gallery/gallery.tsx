import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { media } from "../theme/media";
import { size, space } from "../theme/tokens";
import { Contents } from "./contents";
import type { GalleryData, UiData } from "./ui/gallery-data";
import { SectionGallery } from "./section-gallery";
import { toSectionEntries } from "./section-entries";
import { UiGallery } from "./ui-gallery";
import { frameEntries } from "./ui/frames";
import { interactiveEntries } from "./ui/interactive";
import { linkEntries } from "./ui/links";
import { makePictureEntries } from "./ui/pictures";
import { textEntries } from "./ui/text";
import type { UiEntry } from "./ui/ui-entry";

/** Every component and every section in all their variants, at /gallery of the development server. */
export default function Gallery({ data }: PageProps<GalleryData>) {
  const uiEntries = makeUiEntries(data);
  const sectionEntries = toSectionEntries(
    data.sectionTypes.possibleTypes,
    data.allLandingPage.nodes,
  );
  return (
    <>
      <h1 css={styles.heading}>Gallery</h1>
      <div css={styles.columns}>
        <Contents
          groups={[
            { heading: "Components", entries: uiEntries },
            { heading: "Sections", entries: sectionEntries },
          ]}
        />
        <div css={styles.entries}>
          <UiGallery entries={uiEntries} />
          <SectionGallery entries={sectionEntries} />
        </div>
      </div>
    </>
  );
}

/** The title of the tab. */
export function Head() {
  return <title>Gallery</title>;
}

const styles = {
  heading: css({
    padding: `${space.x8} ${space.x4}`,
    fontSize: size.h2,
    [media.medium]: { paddingInline: space.x8 },
  }),
  columns: css({ display: "grid", [media.wide]: { gridTemplateColumns: "15rem minmax(0, 1fr)" } }),
  entries: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.x24 }),
};

// Gatsby looks for queries in src/ and in the components of pages (gatsby/dist/query/query-compiler.js). A build has
// no page of this file, so it never meets this query; below src/ it would, and warn that nothing runs it. The query
// has no name because Gatsby writes the types of named ones only: src/gatsby-types.d.ts is the same after `develop`
// and after a build.
export const query = graphql`
  {
    allLandingPage(sort: { key: ASC }) {
      nodes {
        file
        path
        ...SectionList
      }
    }
    sectionTypes: __type(name: "LandingSection") {
      possibleTypes {
        name
        description
        fields {
          name
          type {
            ofType {
              enumValues {
                name
              }
            }
          }
        }
      }
    }
    icons: __type(name: "IconName") {
      enumValues {
        name
      }
    }
    forCard: blogPost {
      cover {
        ...CardPicture
      }
    }
    forSide: blogPost {
      cover {
        ...SidePicture
      }
    }
    forCover: blogPost {
      cover {
        ...CoverPicture
      }
    }
  }
`;

/** All components for any page by name; a unit test tells which one is missing. */
export function makeUiEntries(data: UiData): UiEntry[] {
  return [
    ...linkEntries,
    ...textEntries,
    ...frameEntries,
    ...interactiveEntries,
    ...makePictureEntries(data),
  ].sort((a, b) => a.name.localeCompare(b.name));
}
