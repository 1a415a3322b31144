import { z } from "zod";
import { toFieldSchema } from "../../content/schema/field-schema";
import { link } from "../../content/fields/link";
import { reference } from "../../content/fields/reference";
import { flag, group, list, oneOf } from "../../content/fields/structure";
import { text } from "../../content/fields/text";
import { image } from "../../content/fields/image/image";
import { sectionAnchor } from "../../content/fields/shared-fields";
import type { DraftContext } from "./placeholder-value";
import { writeFields } from "./write-fields";

const context: DraftContext = {
  key: "own-key",
  today: "2026-11-21",
  picture: "./cover.jpg",
  keysOf: (typeName) => (typeName === "Author" ? ["search-desk", "growth-desk"] : []),
  values: {},
};

function write(shape: z.ZodRawShape, values: DraftContext["values"] = {}): string[] {
  const schema = toFieldSchema(group("Sample", "A sample.", shape));
  return writeFields(schema, { ...context, values });
}

test("a required field has a value, one that may be left out is commented out", () => {
  expect(
    write({
      title: text("The title: short.", { max: 20 }),
      kicker: text("A few words.").optional(),
      tone: oneOf("Tone", "The ground.", { paper: "White.", birch: "Wood." }).default("birch"),
    }),
  ).toEqual([
    "## The title: short. (text, up to 20 characters)",
    "title: The title short",
    "## A few words. (text, up to 300 characters) Optional.",
    "# kicker: A few words",
    "## The ground. (one of paper (White), birch (Wood)) Optional.",
    "# tone: birch",
  ]);
});

test("a value of the draft's own makes any field count, and is quoted where YAML asks for it", () => {
  const shape = { title: text("The title."), draft: flag("Kept back."), to: link("Where to.") };
  const lines = write(shape, { title: "Pets: a start", draft: true, to: "#top" });
  expect(lines.filter((line) => !line.startsWith("##"))).toEqual([
    'title: "Pets: a start"',
    "draft: true",
    'to: "#top"',
  ]);
});

test("a list has as many entries as it asks for, and explains its fields once", () => {
  const point = group("Point", "A point.", {
    note: text("An aside.").optional(),
    name: text("Its name."),
  });
  expect(write({ points: list(point, "The points.", { min: 2, max: 4 }) })).toEqual([
    "## The points. (2 to 4 entries, each a group of fields)",
    "points:",
    "  ## Its name. (text, up to 300 characters)",
    "  - name: Its name",
    "    ## An aside. (text, up to 300 characters) Optional.",
    "    # note: An aside",
    "  - name: Its name",
  ]);
});

test("of sections the first is written, the others are comments inside of which nothing is lost", () => {
  const hero = group("Hero", "The top.", { type: z.literal("hero").meta({ description: "hero" }) });
  const prose = group("Prose", "Text.", {
    type: z.literal("prose").meta({ description: "prose" }),
    anchor: sectionAnchor.optional(),
  });
  const sections = list(z.discriminatedUnion("type", [hero, prose]), "The bands.");
  expect(write({ sections })).toEqual([
    "## The bands. (1 to 50 entries, each a section)",
    "sections:",
    "  ## hero: The top.",
    "  - type: hero",
    "  ## prose: Text.",
    "  # - type: prose",
    "  #   ## Lets links lead here: `dashboard` makes #dashboard. (lower-case words joined by hyphens)",
    "  #   ## Optional.",
    "  #   # anchor: prose",
  ]);
});

test("references name records that exist, and the draft itself where there is none", () => {
  const lines = write({
    authors: list(reference("Author", "Who."), "The authors.", { min: 2 }),
    related: reference("Article", "What next."),
  });
  expect(lines).toEqual(
    expect.arrayContaining(["  - search-desk", "  - growth-desk", "related: own-key"]),
  );
});

test("pictures are the one that comes with the draft, and texts are as long as they must be", () => {
  const lines = write({
    cover: image("The cover.", { minWidth: 1600 }),
    intro: text("The start.", { min: 40, max: 60 }),
    badge: text("A word or two of praise.", { max: 12 }),
  });
  expect(lines.filter((line) => !/^ *##/.test(line))).toEqual([
    "cover:",
    "  src: ./cover.jpg",
    "  alt: What the picture shows, for those who do not see it",
    "intro: The start. Write it here in your own words",
    "badge: A word or",
  ]);
});
