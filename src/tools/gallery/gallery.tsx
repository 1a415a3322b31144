import { Link, type PageProps, graphql } from "gatsby";
import { SectionList } from "../../view/sections/section-list";
import { css, space } from "../../view/theme";

type Page = Pick<Queries.LandingPage, "file" | "path"> &
  Queries.SectionListFragment;

/** The result of the query below, which is unnamed and so has no generated type. */
export interface GalleryData {
  allLandingPage: { nodes: readonly Page[] };
}

/** Every section in all the variants on the site's pages, at /gallery of the development server. */
export default function Gallery({ data }: PageProps<GalleryData>) {
  const examples = data.allLandingPage.nodes.flatMap(buildExamples);
  const byLook = new Map(
    examples.toReversed().map((example) => [example.look, example]),
  );
  const shown = [...byLook.values()].sort((a, b) =>
    a.look.localeCompare(b.look),
  );
  return (
    <>
      <h1 css={inset}>Gallery</h1>
      {shown.map(({ look, page, section }) => (
        <article key={look}>
          <h2 css={inset}>
            {look}, from <Link to={page.path}>{page.file}</Link>
          </h2>
          <SectionList sections={[section]} />
        </article>
      ))}
    </>
  );
}

function buildExamples(page: Page) {
  return page.sections.map((section) => {
    // Every fragment gives the variant its own alias (docs/adding-a-section.md).
    const variant = Object.entries(section).find(([name]) =>
      name.endsWith("Variant"),
    );
    const tone = "tone" in section ? section.tone : undefined;
    const look = [section.__typename, variant?.[1], tone]
      .filter(Boolean)
      .join(" ");
    // Without the anchor, which would be duplicated on this page.
    return { look, page, section: { ...section, anchor: null } };
  });
}

export function Head() {
  return <title>Gallery</title>;
}

const inset = css({ padding: space.x6 });

// Unnamed, because only `develop` has this page and src/gatsby-types.d.ts contains named queries only.
export const query = graphql`
  {
    allLandingPage(sort: { key: ASC }) {
      nodes {
        file
        path
        ...SectionList
      }
    }
  }
`;
