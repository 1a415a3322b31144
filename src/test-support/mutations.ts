import type { Random } from "./random";

/** A typing, editor, or merge accident in a file; `others` are the texts of all files. */
type Mutate = (
  text: string,
  random: Random,
  others: readonly string[],
) => string | Buffer;

const oddTexts = [
  "\0",
  "\uFEFF",
  "\u200b",
  "\ud800",
  ..."\"'`{}[]<>#&*!|>%@:-?,\\~$^=".split(""),
  "---",
  ": ",
  " #",
  "- ",
  "![](",
  "<script>",
  "{{",
  "}}",
  "&a ",
  "*a",
  "<<: *a",
  "!!binary ",
];

const oddValues = [
  "",
  "null",
  "true",
  "1e999",
  ".nan",
  "2024-02-31",
  "[]",
  "{}",
  "{ a: { b: [c] } }",
  "- a",
  "*nobody",
  "!!set { a }",
  '"',
  "|",
  ">-",
  "javascript:alert(1)",
  "constructor",
  "__proto__",
  "x".repeat(7000),
  "{{case.colo.constructor}}",
];

/** Changes the lines of a text; `at` is a random line. */
function changeLines(
  change: (lines: string[], at: number, random: Random) => void,
): Mutate {
  return (text, random) => {
    const lines = text.split("\n");
    change(lines, random.below(lines.length), random);
    return lines.join("\n");
  };
}

/** Changes a line with a field, or any line if there is none. */
function changeField(change: (line: string, random: Random) => string): Mutate {
  return changeLines((lines, at, random) => {
    const fields = lines.flatMap((line, row) =>
      /^[\s-]*\w+:/.test(line) ? [row] : [],
    );
    const row = fields.length > 0 ? random.pick(fields) : at;
    lines[row] = change(lines[row] ?? "", random);
  });
}

const oddKeys = [
  "__proto__",
  "constructor",
  "title",
  "x y",
  "3",
  "",
  "[a]",
  "type",
];

export const mutations: Readonly<Record<string, Mutate>> = {
  "delete lines": changeLines((lines, at, random) =>
    lines.splice(at, 1 + random.below(4)),
  ),
  "change the indentation": changeLines((lines, at, random) => {
    const indent = random.pick(["", " ", "   ", "\t", "        "]);
    lines[at] = indent + (lines[at] ?? "").trimStart();
  }),
  "insert odd text": (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(oddTexts) + text.slice(at);
  },
  "cut the file": (text, random) => text.slice(0, random.below(text.length)),
  "change a value": changeField((line, random) =>
    line.replace(/:.*/, () => `: ${random.pick(oddValues)}`),
  ),
  "rename a key": changeField((line, random) => {
    const name = random.pick(oddKeys);
    return line.replace(/\w+:/, () => `${name}:`);
  }),
  "take the text of another file": (_text, random, others) =>
    random.pick(others),
  "change the line ends": (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
  "empty the file": (_text, random) =>
    random.pick(["", "\n", "---\n---\n", "#", "---"]),
  "write bytes": (text, random) => {
    const bytes = Buffer.from(text);
    bytes.set(
      [0xff, 0x00, 0xc3, 0x89].slice(random.below(4)),
      random.below(bytes.length - 4),
    );
    return bytes;
  },
};
