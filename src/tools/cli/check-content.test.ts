import { formatIssues } from "../../content/issues/issue";
import { loadContent } from "../../content-types";
import {
  SampleSite,
  authorFile,
  pageFile,
  postFile,
} from "../../test-support/sample-site";
import { runMain } from "./run-main";

test("a project without its content is reported in one sentence", async () => {
  const print = jest.spyOn(console, "error").mockReturnValue();
  runMain(async () => void (await loadContent("/nowhere")));
  await new Promise((resolve) => setTimeout(resolve));
  const sentence = /^The folder content\/ is missing: [^\n]+\.$/;
  expect(print.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});

test("problems in three files are reported in one run, without their consequences", async () => {
  const issues = await new SampleSite()
    .replace(authorFile, "  name: Growth desk\n", "")
    .replace(pageFile, "type: rows", "type: row")
    .replace(postFile, "2025-03-15", "2025-02-30")
    .findIssues();
  expect(issues).toEqual([
    'content/blog/first-post/index.md:4:14  publishDate  "2025-02-30" is not a day of the calendar  check its month and its day  content/invalid-date',
    'content/landing/home/index.yaml:15:11  sections[1].type  "row" is not a valid value  did you mean "rows"?  content/unknown-value',
    "content/shared/authors.yaml:1:1  growth-desk.name  is missing  add it: Role and company, such as `Search desk, {{brand}}`.  content/missing-field",
  ]);
});

test("an invalid site.yaml does not make its variables and booking links unknown", async () => {
  const issues = await new SampleSite()
    .write("content/site.yaml", "brand: [")
    .replace(
      pageFile,
      "heading: What the team does",
      "heading: What {{brand}} does",
    )
    .replace(postFile, "## Look", "Write [us](mailto:{{email}}).\n\n## Look")
    .findIssues();
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatch(/^content\/site\.yaml:1:\d+ {2}YAML {2}/);
});

const issue = {
  line: 2,
  column: 3,
  field: "title",
  message: "is x",
  hint: "do y",
  code: "content/missing-field" as const,
};
const [inA, inB] = ["content/a.md", "content/b.md"].map((file) => ({
  ...issue,
  file,
}));

test("the report counts errors, warnings, and files, and lists errors first", () => {
  expect(formatIssues([inA!, { ...inA!, line: 4 }, inB!]).split("\n")).toEqual([
    "3 errors in 2 content files:",
    "",
    "content/a.md:2:3  title  is x  do y  content/missing-field",
    "content/a.md:4:3  title  is x  do y  content/missing-field",
    "content/b.md:2:3  title  is x  do y  content/missing-field",
  ]);
  expect(
    formatIssues([{ ...inA!, severity: "warning" }, inB!]).split("\n"),
  ).toEqual([
    "1 error and 1 warning in 2 content files:",
    "",
    "content/b.md:2:3  title  is x  do y  content/missing-field",
    "content/a.md:2:3  warning: title  is x  do y  content/missing-field",
  ]);
  expect(formatIssues([inA!])).toMatch(/^1 error in 1 content file:/);
});
