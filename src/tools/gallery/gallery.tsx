import { Link, type PageProps, graphql } from "gatsby";
import * as sectionComponents from "../../view/sections/components";
import { SectionList } from "../../view/sections/section-list";
import { kebabCase } from "../../lib/format/kebab-case";
import { color, css, media, rule, size, space } from "../../view/theme";

type Page = Pick<Queries.LandingPage, "file" | "path"> &
  Queries.SectionListFragment;

/** The result of the query below, which is unnamed and so has no generated type. */
export interface GalleryData {
  allLandingPage: { nodes: readonly Page[] };
}

const names = Object.keys(sectionComponents).map((type) =>
  type.replace(/Section$/, ""),
);

/** Every section in all the variants on the site's pages, at /gallery of the development server. */
export default function Gallery({ data }: PageProps<GalleryData>) {
  const examples = data.allLandingPage.nodes.flatMap(buildExamples);
  return (
    <>
      <header css={styles.inset}>
        <h1 css={styles.heading}>Gallery</h1>
        <nav aria-label="Gallery" css={styles.contents}>
          {names.map((name) => (
            <a key={name} href={`#section-${kebabCase(name)}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {names.map((name) => {
        const folder = kebabCase(name);
        const found = examples.filter(
          ({ section }) => section.__typename === `${name}Section`,
        );
        const byVariant = new Map(
          found.toReversed().map((example) => [example.look, example]),
        );
        return (
          <article key={name} id={`section-${folder}`}>
            <header css={[styles.inset, styles.entry]}>
              <h2 css={styles.name}>{name}</h2>
              <code>{`src/view/sections/${folder}/${folder}.tsx`}</code>
              {found.length === 0 && <p>No page lists it.</p>}
            </header>
            {[...byVariant.values()].map(({ look, page, anchor, section }) => (
              <div key={look}>
                <p css={[styles.inset, styles.label]}>
                  {look || "the only variant"}, from{" "}
                  <Link
                    to={anchor === null ? page.path : `${page.path}#${anchor}`}
                  >
                    <code>{page.file}</code>
                  </Link>
                </p>
                <SectionList sections={[section]} />
              </div>
            ))}
          </article>
        );
      })}
    </>
  );
}

function buildExamples(page: Page) {
  return page.sections.map((section) => {
    const { anchor } = section;
    // Every fragment gives the variant its own alias (docs/adding-a-section.md).
    const variant = Object.entries(section).find(([name]) =>
      name.endsWith("Variant"),
    );
    const ground = "tone" in section ? `on ${section.tone}` : undefined;
    const look = [variant && String(variant[1]), ground]
      .filter(Boolean)
      .join(" ");
    // Without the anchor, which would be duplicated on this page.
    return { look, page, anchor, section: { ...section, anchor: null } };
  });
}

export function Head() {
  return <title>Gallery</title>;
}

const styles = {
  inset: css({
    padding: `${space.x6} ${space.x4} ${space.x2}`,
    [media.medium]: { paddingInline: space.x8 },
  }),
  heading: css({ fontSize: size.h2 }),
  contents: css({
    display: "flex",
    flexWrap: "wrap",
    gap: space.x4,
    marginTop: space.x4,
  }),
  entry: css({
    display: "grid",
    gap: space.x1,
    marginTop: space.x12,
    borderTop: rule.hairline,
  }),
  name: css({ fontSize: size.h3 }),
  label: css({ fontSize: size.small, color: color.inkSoft }),
};

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
