import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { EditorFile } from "../../content/emit/editor-files";
import { subjects } from "../../content/checks/rules";
import { showInvisible } from "../../content/issues/issue";

const examplesFolder = join(
  process.cwd(),
  "src/content/checks/invalid-content",
);

/** An error from invalid-content/: the changed part of a file, as a pair or next to `right`. */
interface Example {
  reported: string;
  right?: unknown;
}

/** docs/errors.md: each code with its title, and a message, a fix, and a wrong and a right text from the tested examples. */
export function buildErrorsGuide(): EditorFile {
  const examples = readExamples();
  const parts = Object.entries(subjects).map(([subject, kinds]) => {
    const entries = Object.entries<string>(kinds).map(([code, title]) => {
      const name = `- <a id="${code}"></a>**${title}** \`content/${code}\``;
      return [name, ...(examples.get(code) ?? [])].join("\\\n  ");
    });
    return `## ${subject}\n\n${entries.join("\n")}`;
  });
  const introduction = readFileSync(
    join(process.cwd(), "src/tools/cli/templates/errors.md"),
    "utf8",
  );
  return {
    file: "docs/errors.md",
    text: `${[introduction.trimEnd(), ...parts].join("\n\n")}\n`,
  };
}

/** The lines of the guide by code. An example with `right` is preferred to another pair. */
function readExamples(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(examplesFolder, {
    recursive: true,
    encoding: "utf8",
  });
  const found = files.filter((file) => file.endsWith(".yaml")).sort();
  const examples = ["fields.yaml", ...found].flatMap((file) => {
    const written = readFileSync(join(examplesFolder, file), "utf8");
    return Object.values(parse(written) as Record<string, Example>);
  });
  const pairs = examples.filter((example) => findPair(example) !== undefined);
  const chosen = new Map<string, readonly string[]>();
  for (const example of [...pairs.filter(hasRight), ...pairs]) {
    const code = example.reported.split("/").at(-1) ?? "";
    if (!chosen.has(code)) chosen.set(code, formatExample(example));
  }
  return chosen;
}

function hasRight({ right }: Example): boolean {
  return right !== undefined;
}

/** The right and the wrong text. */
function findPair({
  reported: _,
  right,
  ...change
}: Example): readonly unknown[] | undefined {
  const written: unknown[] = Object.values(change);
  return right === undefined
    ? written.find(Array.isArray)
    : [right, written[0]];
}

function formatExample(example: Example): string[] {
  const [, field = "", ...words] = example.reported.split("  ");
  const [message, hint] = [words.slice(0, -2).join("  "), words.at(-2) ?? ""];
  const [right = [], wrong = []] = (findPair(example) ?? []).map(toLines);
  // A few lines of Markdown are shown in full; of a file, only those that differ.
  const isShort = hasRight(example) && right.length < 5;
  const format = (lines: readonly string[], others: readonly string[]) =>
    lines
      .filter((line) => isShort || lines.length === 1 || !others.includes(line))
      .map(formatCode)
      .join("<br>") || "nothing";
  return [
    `Message: ${formatCode(`${field}  ${message}`)}. Fix: ${formatCode(hint)}`,
    `Wrong: ${format(wrong, right)}, right: ${format(right, wrong)}`,
  ];
}

function toLines(change: unknown): string[] {
  const text = typeof change === "string" ? change : stringify(change);
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Inline code, between more backticks than the text contains. */
function formatCode(text: string): string {
  const fence = chooseFence(text);
  const space = /^`|`$/.test(text) ? " " : "";
  return `${fence}${space}${showInvisible(text)}${space}${fence}`;
}

function chooseFence(text: string): string {
  if (text.includes("``")) return "```";
  return text.includes("`") ? "``" : "`";
}
