import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const guide = readFileSync("docs/from-yaml-to-pixel.md", "utf8");

/** Every file that the guide names; what a build writes is not there when this runs. */
const paths = [...guide.matchAll(/`((?:content|src|tests)\/[\w./-]+\.\w+)`/g)].map(
  ([, path = ""]) => path,
);

/** A path on a line of its own, and the lines of that file below it. */
const excerpts = [...guide.matchAll(/^`([^`]+)`\n\n```\w+\n([^]*?)\n```$/gm)].map(
  ([, path = "", text = ""]) => ({ path, text }),
);

/** Lines without their indentation: an excerpt begins where it likes. */
function trimLines(text: string): string {
  return text.replace(/^ +/gm, "");
}

test("the guide from YAML to pixel names files that exist", () => {
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("what the guide from YAML to pixel shows of a file stands in it", () => {
  expect(excerpts.length).toBeGreaterThan(10);
  const strangers = excerpts.filter(({ path, text }) => {
    const file = trimLines(readFileSync(path, "utf8"));
    return !text.split("\n…\n").every((part) => file.includes(trimLines(part)));
  });
  expect(strangers).toEqual([]);
});

test("links between guides lead to files that exist", () => {
  const folders = ["docs", "docs/decisions"];
  const guides = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  );
  const broken = [...guides, "README.md", "CONTRIBUTING.md", "tests/README.md"].flatMap((file) =>
    // What stands in code is the content of a sample.
    [
      ...readFileSync(file, "utf8")
        .replace(/```[^]*?```|`[^`\n]*`/g, "")
        .matchAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g),
    ]
      .map(([, target = ""]) => target)
      .filter((target) => !target.startsWith("/") && !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
