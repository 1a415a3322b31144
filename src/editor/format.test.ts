import { readFileSync } from "node:fs";
import { findType } from "../content/content-type";
import { readContentFiles } from "../content/read/read-files";
import { contentTypes } from "../content-types";
import { type EditorPart, buildEditorConfig } from "./editor-config";
import { buildFormat } from "./format";

type Form = Record<string, unknown>;

const { collections } = buildEditorConfig(contentTypes, "Sample");
const parts = collections.flatMap((each): EditorPart[] =>
  "files" in each ? each.files : [each],
);

function findFormat(file: string) {
  const name = findType(contentTypes, file)?.type.name;
  const part = parts.find((each) => each.name === name);
  return buildFormat(part!);
}

/** What the editor does: it trims a file, shows its values, and adds a line break at the end. */
function save(file: string, text: string, change?: (form: Form) => unknown) {
  const { fromFile, toFile } = findFormat(file);
  const form: Form = structuredClone(fromFile(text.trim()));
  change?.(form);
  return `${toFile(form).trim()}\n`;
}

const read = (file: string) => readFileSync(file, "utf8");
const at = (form: Form, name: string) => form[name] as Form[];

const post = "content/blog/product-feed-optimization/index.md";
const pricing = "content/landing/pricing/index.yaml";
const authors = "content/shared/authors.yaml";

test("every content file is saved as it is", async () => {
  const files = await readContentFiles("content");
  const shown = files.filter(({ file }) => findType(contentTypes, file));
  expect(shown.length).toBeGreaterThan(50);
  for (const { file, text = "" } of shown) expect(save(file, text)).toBe(text);
});

test.each<[string, string, (form: Form) => unknown, string[]]>([
  [
    "a post's title",
    post,
    (form) => (form["title"] = "Fix: your feed"),
    ['title: "Fix: your feed"'],
  ],
  ["a flag", post, (form) => (form["draft"] = true), ["draft: true"]],
  [
    "a section's heading",
    pricing,
    (form) => (at(form, "sections")[1]!["heading"] = "The price"),
    ["    heading: The price"],
  ],
  [
    "a section between others",
    pricing,
    (form) =>
      at(form, "sections").splice(1, 0, { type: "faq", heading: "Ask" }),
    ["    heading: Ask"],
  ],
  [
    "the order of sections",
    pricing,
    (form) => at(form, "sections").push(at(form, "sections").splice(1, 1)[0]!),
    [],
  ],
  [
    "a copy of a record",
    authors,
    (form) => at(form, "records").push({ ...at(form, "records")[0], bio: "B" }),
    ["growth-desk-copy:", "  bio: B"],
  ],
])("saving %s changes only its lines", (_, file, change, added) => {
  const old = read(file).split("\n");
  const lines = save(file, read(file), change).split("\n");
  expect(lines.filter((line) => !old.includes(line))).toEqual(added);
});

const commented = `# All authors
first:
  name: First # as on the card
  # Square
  avatar: {src: ./a.jpg, alt: A}
# The second one
second:
  name: 'Second'
`;

test.each<[string, (records: Form[]) => unknown, string]>([
  [
    "values",
    (records) => (records[0]!["name"] = "New"),
    commented.replace("name: First", "name: New"),
  ],
  [
    "a key",
    (records) => (records[1]!["key"] = "last"),
    commented.replace("second:", "last:"),
  ],
  [
    "a value in quotes",
    (records) => (records[1]!["name"] = "Last"),
    commented.replace("'Second'", "'Last'"),
  ],
])("changing %s keeps every comment and quote", (_, change, saved) => {
  const edit = (form: Form) => change(at(form, "records"));
  expect(save(authors, commented, edit)).toBe(saved);
});

test("backslashes of a text survive the rich text, which never sees them", () => {
  const text = "---\ntitle: T\n---\n\nA \\_word\\_ and 2 \\* 3\n";
  const { body } = findFormat(post).fromFile(text);
  expect(body).toBe("A ＼_word＼_ and 2 \\* 3");
  expect(save(post, text)).toBe(text);
});

test("a text without front matter stays a text", () => {
  expect(save(post, "Words\n")).toContain("\nWords\n");
});

test("a file from Windows opens, and is saved with the project's line endings", () => {
  const text = "---\ntitle: T\n---\n\nWords\n";
  const written = `\uFEFF${text.replaceAll("\n", "\r\n").replace("---", "--- ")}`;
  expect(save(post, written)).toBe(text);
});
