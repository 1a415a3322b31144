import { toKebabCase } from "../site/format/to-kebab-case";

/** A landing page with the sections that serve as examples. */
export type ExamplePage = Pick<Queries.LandingPage, "file" | "path"> & Queries.SectionListFragment;

type Section = ExamplePage["sections"][number];

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

/** The section types by name, each with an example of every look that it has on the site's pages. */
export function toSectionEntries(types: readonly SectionType[], pages: readonly ExamplePage[]) {
  const all = pages.flatMap((page) => page.sections.map((section) => toExample(section, page)));
  const entries = types.map((type) => {
    const name = type.name.replace(/Section$/, "");
    const folder = toKebabCase(name);
    const found = all.filter(({ section }) => section.__typename === type.name);
    const byLook = new Map(found.toReversed().map((example) => [example.look, example]));
    const variants = type.fields.find((field) => field.name === "variant")?.type.ofType?.enumValues;
    return {
      id: `section-${folder}`,
      name,
      description: type.description,
      file: `src/sections/${folder}/${folder}.tsx`,
      examples: [...byLook.values()].sort((a, b) => a.look.localeCompare(b.look)),
      unusedVariants: (variants ?? [])
        .map((variant) => variant.name)
        .filter((variant) => !found.some((example) => example.variant === variant)),
    };
  });
  return entries.sort((a, b) => a.name.localeCompare(b.name));
}

function toExample(section: Section, page: ExamplePage) {
  const { anchor } = section;
  // Every fragment gives the variant a name of its own (docs/adding-a-section.md).
  const field = Object.entries(section).find(([name]) => name.endsWith("Variant"));
  const variant = field && String(field[1]);
  const ground = "tone" in section ? `on ${section.tone}` : undefined;
  const look = [variant, ground].filter(Boolean).join(" ");
  // The anchor is left out: on one page with all the others it would be there twice.
  return { look, variant, page, anchor, section: { ...section, anchor: null } };
}
