import { z } from "zod";
import { defineContentType } from "../content-type";
import { reference } from "../fields/reference";
import { group, list } from "../fields/structure";
import { text } from "../fields/text";
import { toFieldsGuide } from "./fields-guide";
import { image } from "../fields/image";
import { action, tone } from "../fields/shared-fields";

const section = group("HeroSection", "What a page opens with.", {
  type: z.literal("hero").meta({ description: "hero" }),
  tone: tone.default("paper"),
  action: action("Where to go."),
  image: image("The picture.", { minWidth: 1200 }).optional(),
});
const page = defineContentType({
  name: "Page",
  description: "A page.",
  files: "pages/<key>.yaml",
  format: "yaml",
  schema: group("Page", "A page.", {
    title: text("The title, or a | between two.", { max: 9 }),
    parts: list(group("Part", "A part.", { name: text("Its name, as <name>.") }), "The parts."),
    tone: tone.optional(),
    action: action("What to do."),
    image: image("The head.", { minWidth: 1600 }),
    sections: list(z.discriminatedUnion("type", [section]), "The sections."),
  }),
});
const term = defineContentType({
  name: "Term",
  description: "A word.",
  files: "terms.yaml",
  format: "yaml-map",
  schema: group("Term", "A word.", { page: reference("Page", "Where it is explained.") }),
});

/** The cells of the rows that begin with a name, without the spaces that align them. */
function rowsOf(guide: string, name: string): string[] {
  return guide
    .split("\n")
    .filter((line) => line.startsWith(`| \`${name}\``))
    .map((line) => line.replace(/ +/g, " "));
}

const guide = toFieldsGuide([page, term]);

test("each field has a row: name, need, purpose, limits", () => {
  expect(rowsOf(guide, "title")).toEqual([
    "| `title` | yes | The title, or a \\| between two. | text, up to 9 characters |",
  ]);
  expect(rowsOf(guide, "parts[].name")).toEqual([
    "| `parts[].name` | yes | Its name, as \\<name>. | text, up to 300 characters |",
  ]);
});

test("a reference leads to the type that it names", () => {
  expect(guide).toContain("- [Term](#term): `content/terms.yaml`");
  expect(guide).toContain("The records of `content/terms.yaml`, each under its key.");
  expect(rowsOf(guide, "page")).toEqual([
    "| `page` | yes | Where it is explained. | a key of [Page](#page) |",
  ]);
});

test("sections have parts of their own, and what they share is told once", () => {
  expect(guide).toContain("## Section hero\n\nWhat a page opens with.\n\n| Field");
  expect(rowsOf(guide, "type")).toEqual(["| `type` | yes | Names the section. | `hero` |"]);
  expect(rowsOf(guide, "tone")).toEqual([
    "| `tone` | no | The ground that the section stands on. | one of the values of [Tone](#choice-tone) |",
    "| `tone` | no: `paper` | The ground that the section stands on. | one of the values of [Tone](#choice-tone) |",
  ]);
  expect(rowsOf(guide, "action")[1]).toBe(
    "| `action` | yes | Where to go. | [Action](#group-action) |",
  );
  expect(rowsOf(guide, "image")[1]).toBe(
    "| `image` | no | The picture. | [a picture](#group-image) at least 1200 px wide |",
  );
  expect(rowsOf(guide, "label")).toHaveLength(1);
  expect(rowsOf(guide, "birch")).toHaveLength(1);
});

test("every link of the page leads to one of its headings", () => {
  const ids = [...guide.matchAll(/^## (.+)$/gm)].map(([, words = ""]) =>
    words.toLowerCase().replaceAll(" ", "-"),
  );
  const targets = [...guide.matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id);
  expect(targets).not.toEqual([]);
  expect(targets.filter((id) => !ids.includes(String(id)))).toEqual([]);
});
