import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { SmartLink, toPage } from "../components/ui/smart-link";
import { SectionList } from "../sections/section-list";
import { color, measure, media, rule, size, space } from "../theme/tokens";
import { toSectionEntries } from "./section-entries";
import type { ExamplePage, SectionType } from "./section-entries";

/** The answer to the query below, which has no name and so no generated type. */
export interface GalleryData {
  allLandingPage: { nodes: readonly ExamplePage[] };
  sectionTypes: { possibleTypes: readonly SectionType[] };
}

/** Every section in all its variants, as the site's pages have it: /gallery of the development server. */
export default function Gallery({ data }: PageProps<GalleryData>) {
  const entries = toSectionEntries(data.sectionTypes.possibleTypes, data.allLandingPage.nodes);
  return (
    <>
      <header css={styles.inset}>
        <h1 css={styles.heading}>Gallery</h1>
        <nav aria-label="Gallery" css={styles.contents}>
          {entries.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {entries.map(({ id, name, description, file, examples, unusedVariants }) => (
        <article key={id} id={id}>
          <header css={[styles.inset, styles.entry]}>
            <h2 css={styles.name}>{name}</h2>
            <code>{file}</code>
            <p css={styles.note}>{description}</p>
            {examples.length === 0 && <p>No page lists it.</p>}
            {unusedVariants.length > 0 && <p>No page has {unusedVariants.join(", ")}.</p>}
          </header>
          {examples.map(({ look, page, anchor, section }) => (
            <div key={look}>
              <p css={[styles.inset, styles.label]}>
                {look || "the only variant"}, from{" "}
                <SmartLink to={toPage(anchor === null ? page.path : `${page.path}#${anchor}`)}>
                  <code>{page.file}</code>
                </SmartLink>
              </p>
              <SectionList sections={[section]} />
            </div>
          ))}
        </article>
      ))}
    </>
  );
}

/** The title of the tab. */
export function Head() {
  return <title>Gallery</title>;
}

const styles = {
  inset: css({
    padding: `${space.x6} ${space.x4} ${space.x2}`,
    [media.medium]: { paddingInline: space.x8 },
  }),
  heading: css({ fontSize: size.h2 }),
  contents: css({ display: "flex", flexWrap: "wrap", gap: space.x4, marginTop: space.x4 }),
  entry: css({ display: "grid", gap: space.x1, marginTop: space.x12, borderTop: rule.hairline }),
  name: css({ fontSize: size.h3 }),
  note: css({ maxWidth: measure.prose }),
  label: css({ fontSize: size.small, color: color.inkSoft }),
};

// Without a name, since only `develop` has this page: src/gatsby-types.d.ts has the types of named queries alone.
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
  }
`;
