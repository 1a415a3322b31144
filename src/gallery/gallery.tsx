import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { SmartLink, pageLink } from "../components/ui/smart-link";
import { SectionList } from "../sections/section-list";
import { kebabCase } from "../site/format/kebab-case";
import { color, measure, media, rule, size, space } from "../theme/tokens";

type Page = Pick<Queries.LandingPage, "file" | "path"> & Queries.SectionListFragment;
type Section = Page["sections"][number];

/** The result of the query below, which is unnamed and so has no generated type. */
export interface GalleryData {
  allLandingPage: { nodes: readonly Page[] };
  sectionTypes: {
    possibleTypes: readonly {
      name: Section["__typename"];
      description: string;
      fields: readonly {
        name: string;
        /** A field with a default is non-null: its type is in `ofType`. */
        type: { ofType: { enumValues: readonly { name: string }[] | null } | null };
      }[];
    }[];
  };
}

/** Every section in all the variants on the site's pages, at /gallery of the development server. */
export default function Gallery({ data }: PageProps<GalleryData>) {
  const entries = buildSectionEntries(data);
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
                <SmartLink to={pageLink(anchor === null ? page.path : `${page.path}#${anchor}`)}>
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

/** The section types by name, each with an example of every variant on the site's pages. */
function buildSectionEntries({ allLandingPage, sectionTypes }: GalleryData) {
  const all = allLandingPage.nodes.flatMap((page) =>
    page.sections.map((section) => buildExample(section, page)),
  );
  const entries = sectionTypes.possibleTypes.map((type) => {
    const name = type.name.replace(/Section$/, "");
    const folder = kebabCase(name);
    const found = all.filter(({ section }) => section.__typename === type.name);
    const byVariant = new Map(found.toReversed().map((example) => [example.look, example]));
    const variants = type.fields.find((field) => field.name === "variant")?.type.ofType?.enumValues;
    return {
      id: `section-${folder}`,
      name,
      description: type.description,
      file: `src/sections/${folder}/${folder}.tsx`,
      examples: [...byVariant.values()].sort((a, b) => a.look.localeCompare(b.look)),
      unusedVariants: (variants ?? [])
        .map((variant) => variant.name)
        .filter((variant) => !found.some((example) => example.variant === variant)),
    };
  });
  return entries.sort((a, b) => a.name.localeCompare(b.name));
}

function buildExample(section: Section, page: Page) {
  const { anchor } = section;
  // Every fragment gives the variant its own alias (docs/adding-a-section.md).
  const field = Object.entries(section).find(([name]) => name.endsWith("Variant"));
  const variant = field && String(field[1]);
  const ground = "tone" in section ? `on ${section.tone}` : undefined;
  const look = [variant, ground].filter(Boolean).join(" ");
  // Without the anchor, which would be duplicated on this page.
  return { look, variant, page, anchor, section: { ...section, anchor: null } };
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
  contents: css({ display: "flex", flexWrap: "wrap", gap: space.x4, marginTop: space.x4 }),
  entry: css({ display: "grid", gap: space.x1, marginTop: space.x12, borderTop: rule.hairline }),
  name: css({ fontSize: size.h3 }),
  note: css({ maxWidth: measure.prose }),
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
