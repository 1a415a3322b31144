import { toKebabCase } from "../site/format/to-kebab-case";

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

/** One look of a section, as a page of the site has it. */
export interface SectionExample {
  look: string;
  variant: string | undefined;
  page: Pick<ExamplePage, "file" | "path">;
  anchor: string | null;
  section: Section;
}

export interface SectionEntry {
  id: string;
  name: string;
  description: string;
  file: string;
  examples: readonly SectionExample[];
  unusedVariants: readonly string[];
}

/** Finds an example of every look of every section type, by name. */
export function toSectionEntries(
  types: readonly SectionType[],
  pages: readonly ExamplePage[],
): SectionEntry[] {
  const examples = pages.flatMap((page) =>
    page.sections.map((section) => toExample(section, page)),
  );
  return types
    .map((type) =>
      toEntry(
        type,
        examples.filter(({ section }) => section.__typename === type.name),
      ),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

function toEntry(type: SectionType, examples: readonly SectionExample[]): SectionEntry {
  const name = type.name.replace(/Section$/, "");
  const folder = toKebabCase(name);
  const variants = type.fields.find((field) => field.name === "variant")?.type.ofType?.enumValues;
  return {
    id: `section-${folder}`,
    name,
    description: type.description,
    file: `src/sections/${folder}/${folder}.tsx`,
    examples: keepFirstOfEachLook(examples),
    unusedVariants: (variants ?? [])
      .map((variant) => variant.name)
      .filter((variant) => !examples.some((example) => example.variant === variant)),
  };
}

function toExample(section: Section, { file, path }: ExamplePage): SectionExample {
  const { anchor } = section;
  // Every fragment gives the variant a name of its own (docs/adding-a-section.md).
  const field = Object.entries(section).find(([name]) => name.endsWith("Variant"));
  const variant = field && String(field[1]);
  const ground = "tone" in section ? `on ${section.tone}` : undefined;
  return {
    look: [variant, ground].filter(Boolean).join(" "),
    variant,
    page: { file, path },
    anchor,
    // The anchor stays behind: on one page with all the others it would be there twice.
    section: { ...section, anchor: null },
  };
}

function keepFirstOfEachLook(examples: readonly SectionExample[]): SectionExample[] {
  const looks = new Map<string, SectionExample>();
  for (const example of examples) {
    if (!looks.has(example.look)) looks.set(example.look, example);
  }
  return [...looks.values()].sort((a, b) => a.look.localeCompare(b.look));
}
