import { Random } from "../../test-support/random";
import {
  type Values,
  findFormat,
  readRecordFiles,
  save,
} from "../../test-support/saved-by-editor";
import { sourceField } from "./format";
import { insertPicture, insertWord, markdownEdits } from "./markdown-edits";

/** All groups and lists in a value, with itself. */
function listNested(value: unknown): (Values & unknown[])[] {
  if (typeof value !== "object" || value === null) return [];
  return [
    value as Values & unknown[],
    ...Object.values(value).flatMap(listNested),
  ];
}

const odd = [
  "a: b",
  "- a",
  "# a",
  "{{brand}}",
  '"a',
  "it's",
  "true",
  "12",
  "a\nb",
  "* a",
  "",
  "é 🎉",
  "> a",
  "a #b",
];

/** Changes, empties, adds, doubles, moves or removes a value. Returns whether comments may go with it. */
function editAtRandom(content: Values, random: Random): boolean {
  const inside = random.pick(listNested(content));
  if (!Array.isArray(inside)) {
    const fixed = ["type", "key", "body", sourceField.name];
    const key = random.pick(
      Object.keys(inside).filter((each) => !fixed.includes(each)),
    );
    const value = (inside as Values)[key];
    const written = random.pick([...odd, `${String(value)} more words`]);
    if (typeof value === "string") (inside as Values)[key] = written;
    return written === "";
  }
  const index = random.below(inside.length);
  const action = random.below(4);
  if (action === 0) inside.splice(index, 1);
  const moved =
    action === 1 ? inside.splice(index, 1) : [structuredClone(inside[index])];
  if (action > 0) inside.splice(random.below(inside.length), 0, ...moved);
  return action === 0;
}

test("200 random edits keep all comments, and the file says what the editor says", async () => {
  const files = await readRecordFiles();
  const random = new Random(38);
  for (let count = 0; count < 200; count += 1) {
    const { file, text = "" } = random.pick(files);
    const { format, type } = findFormat(file);
    const losses = { mayLose: false };
    let wanted: Values = {};
    const saved = save(file, text, (content) => {
      losses.mayLose = editAtRandom(content, random);
      wanted = content;
    });
    const { [sourceField.name]: _old, ...read } = format.fromFile(saved.trim());
    const { [sourceField.name]: _source, ...meant } = wanted;
    const judge = (content: Values) => {
      // A copy of a record gets a key of its own.
      const record =
        "records" in content
          ? (content["records"] as Values[]).map(({ key, ...each }) => each)
          : [content];
      return record.map((each) => type.schema.safeParse(withoutEmpty(each)));
    };
    expect({ file, verdict: judge(read) }).toEqual({
      file,
      verdict: judge(meant),
    });
    const comments = text.split("\n").filter((line) => /^\s*#/.test(line));
    const lost = comments.filter((line) => !saved.split("\n").includes(line));
    if (!losses.mayLose) expect({ file, lost }).toEqual({ file, lost: [] });
  }
});

test("200 random edits by toolbar keep every byte outside the selected lines", async () => {
  const files = await readRecordFiles();
  const texts = files.filter(({ file }) => file.endsWith(".md"));
  const random = new Random(53);
  const picture = { name: "shelf.jpg", alt: "A shelf" };
  const edits: (typeof markdownEdits)[string][] = [
    ...Object.values(markdownEdits),
    (selection) => insertPicture(selection, picture),
    (selection) => insertWord(selection, "{{brand}}"),
  ];
  for (let count = 0; count < 200; count += 1) {
    const { file, text = "" } = random.pick(texts);
    let wanted = "";
    const saved = save(file, text, (content) => {
      const value = String(content["body"]);
      const start = random.below(value.length);
      const end = Math.min(start + random.below(200), value.length);
      const edit = random.pick(edits)({ value, start, end });
      const firstLine = value.lastIndexOf("\n", start - 1) + 1;
      const lastLine = value.indexOf("\n", end);
      expect(edit.start).toBeGreaterThanOrEqual(firstLine);
      expect(edit.end).toBeLessThanOrEqual(
        lastLine < 0 ? value.length : lastLine,
      );
      const body =
        value.slice(0, edit.start) + edit.text + value.slice(edit.end);
      content["body"] = body;
      wanted = `${(text.trim().slice(0, -value.length) + body).trim()}\n`;
    });
    expect({ file, saved }).toEqual({ file, saved: wanted });
  }
});

/** The editor's empty values are missing ones, and it trims texts. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, each]) => [key, withoutEmpty(each)] as const,
  );
  return Object.fromEntries(
    entries.filter(
      ([key, each]) =>
        key !== "body" && !/^(""|\[\]|\{\})$/.test(JSON.stringify(each)),
    ),
  );
}
