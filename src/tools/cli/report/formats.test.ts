import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../../test-support/temporary-folder";
import type { LocatedIssue } from "../../../content/issues/issue";
import { toIssue } from "../../../content/checks/spelling";
import { reportContent } from "./report-content";

/** A problem with the special characters of every format. */
const odd = {
  file: "content/blog/50% off, now/index.md",
  line: 4,
  column: 14,
  field: "publishDate",
  message: 'is "a|b: <b>,\n',
  hint: "write 100%, `x`: y",
  code: "content/invalid-date" as const,
};
const misspelled = {
  ...odd,
  file: "content/a.yaml",
  field: "spelling",
  message: "no",
  hint: "yes",
  code: "content/misspelled-word" as const,
};

const { at, read } = temporaryFolder();
let log: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "log").mockReturnValue();
  error = jest.spyOn(console, "error").mockReturnValue();
});

/** Reports as in a GitHub workflow; returns the job summary. */
async function reportInWorkflow(
  issues: readonly LocatedIssue[],
): Promise<string> {
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_STEP_SUMMARY: at("summary.md"),
  };
  reportContent({ records: 9, issues }, environment);
  return read("summary.md");
}

test("a GitHub workflow gets a command for each line, and a summary", async () => {
  const summary = await reportInWorkflow([odd, misspelled]);
  expect(log.mock.calls).toEqual([
    [
      [
        "::error file=content/a.yaml,line=4,col=14,title=spelling no (content/misspelled-word)::yes",
        '::error file=content/blog/50%25 off%2C now/index.md,line=4,col=14,title=publishDate is "a|b%3A <b>%2C[U+000A] (content/invalid-date)::write 100%25, `x`: y',
      ].join("\n"),
    ],
  ]);
  expect(summary).toContain("content/a.yaml:4:14  spelling  no  yes");
});

test("content without errors says so", () => {
  reportContent({ records: 9, issues: [] }, {});
  expect(log).toHaveBeenLastCalledWith("9 records in content/, no errors");
});

test("a warning is reported as such, and the content counts as valid", async () => {
  const warning = { ...misspelled, severity: "warning" as const };
  await reportInWorkflow([warning]);
  expect(error).toHaveBeenCalledWith(
    "1 warning in 1 content file:\n\ncontent/a.yaml:4:14  warning: spelling  no  yes  content/misspelled-word",
  );
  expect(log.mock.calls).toEqual([
    ["9 records in content/, no errors"],
    [
      "::warning file=content/a.yaml,line=4,col=14,title=spelling no (content/misspelled-word)::yes",
    ],
  ]);
});

test("a misspelled word has its position and suggestions", () => {
  const file = join(process.cwd(), "content", "a b.yaml");
  const issue = {
    uri: pathToFileURL(file).href,
    row: 3,
    col: 9,
    text: "wrod",
    doc: "",
    offset: 0,
  };
  const reported = { ...issue, line: { text: "", offset: 0 } };
  const suggestions = ["word", "rod", "row", "wry"];
  expect(toIssue({ ...reported, suggestions }, process.cwd())).toEqual({
    file: "content/a b.yaml",
    line: 3,
    column: 9,
    field: "spelling",
    code: "content/misspelled-word",
    message: '"wrod" is not in the dictionary',
    hint: 'did you mean "word", "rod", "row"? Add names to docs/words.txt',
  });
  expect(toIssue(reported, process.cwd()).hint).toBe(
    "write another word, or add it to docs/words.txt",
  );
});
