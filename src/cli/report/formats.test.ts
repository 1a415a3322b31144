import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toProblem } from "./check-spelling";
import { formats, reportContent } from "./report-content";

/** A mistake whose words hold every sign that one of the formats reads as its own. */
const odd = {
  file: "content/blog/50% off, now/index.md",
  line: 4,
  column: 14,
  field: "publishDate",
  what: 'is "a|b: <b>,\n',
  hint: "write 100%, `x`: y",
};
const misspelled = { ...odd, file: "content/a.yaml", field: "spelling", what: "no", hint: "yes" };

let log: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "log").mockReturnValue();
  error = jest.spyOn(console, "error").mockReturnValue();
});

/** The parts of a SARIF log that are read here. */
interface Log {
  version: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string }[] } };
    results: { ruleId: string; level: string }[];
  }[];
}

test("a terminal is told the lines alone, whatever else the machine knows of GitHub", () => {
  reportContent({ records: 9, problems: [odd, misspelled] }, { GITHUB_STEP_SUMMARY: "/nowhere/x" });
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^2 mistakes in 2 content files:\n\ncontent\/a\.yaml:4:14 {2}spelling/)],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test("a workflow of GitHub gets a command for each line, and a table", () => {
  const summary = join(mkdtempSync(join(tmpdir(), "summary-")), "summary.md");
  const environment = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  reportContent({ records: 9, problems: [odd, misspelled] }, environment);
  expect(log.mock.calls).toEqual([
    [
      [
        "::error file=content/a.yaml,line=4,col=14,title=spelling no::yes",
        '::error file=content/blog/50%25 off%2C now/index.md,line=4,col=14,title=publishDate is "a|b%3A <b>%2C[U+000A]::write 100%25, `x`: y',
      ].join("\n"),
    ],
  ]);
  expect(readFileSync(summary, "utf8")).toBe(
    [
      "## 2 mistakes in 2 content files",
      "",
      "| File | Line | What is wrong | What to write |",
      "| --- | --- | --- | --- |",
      "| content/a.yaml | 4 | spelling no | yes |",
      '| content/blog/50% off, now/index.md | 4 | publishDate is "a&#124;b&#58; &#60;b&#62;,&#91;U+000A&#93; | write 100%, &#96;x&#96;&#58; y |',
      "",
    ].join("\n"),
  );
  reportContent({ records: 9, problems: [] }, environment);
  expect(log).toHaveBeenLastCalledWith("9 records in content/, no mistakes");
  expect(readFileSync(summary, "utf8")).toContain("## No mistakes in the content\n");
});

test("a warning is shown as one, and the content counts as sound", () => {
  const warning = { ...misspelled, severity: "warning" as const };
  const summary = join(mkdtempSync(join(tmpdir(), "summary-")), "summary.md");
  const environment = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary };
  reportContent({ records: 9, problems: [warning] }, environment);
  expect(error).toHaveBeenCalledWith(
    "1 warning in 1 content file:\n\ncontent/a.yaml:4:14  warning: spelling  no  yes",
  );
  expect(log.mock.calls).toEqual([
    ["9 records in content/, no mistakes"],
    ["::warning file=content/a.yaml,line=4,col=14,title=spelling no::yes"],
  ]);
  expect(readFileSync(summary, "utf8")).toContain("warning&#58; spelling no");
  const { runs } = JSON.parse(formats.sarif([odd, warning])) as Log;
  expect(runs[0]?.results.map(({ level }) => level)).toEqual(["error", "warning"]);
});

test("programs read the same as JSON", () => {
  expect(JSON.parse(formats.json([odd]))).toEqual({ problems: [odd] });
});

// What hosts ask for: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, 3.13 to 3.30.
test("SARIF has a version, a named tool, rules that its results name, and places that begin at 1", () => {
  const { version, runs } = JSON.parse(formats.sarif([odd, misspelled])) as Log;
  expect(version).toBe("2.1.0");
  expect(runs).toHaveLength(1);
  const [run] = runs;
  expect(run?.tool.driver.name).toBe("check-content");
  const rules = run?.tool.driver.rules.map(({ id }) => id);
  expect(run?.results.map(({ ruleId }) => ruleId)).toEqual(["content", "spelling"]);
  expect(rules).toEqual(["content", "spelling"]);
  expect(run?.results[0]).toMatchObject({
    level: "error",
    message: { text: 'publishDate is "a|b: <b>,[U+000A]: write 100%, `x`: y' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "content/blog/50%25%20off,%20now/index.md" },
          region: { startLine: 4, startColumn: 14 },
        },
      },
    ],
  });
});

test("a word that no dictionary knows has its place, and words that may have been meant", () => {
  const file = join(process.cwd(), "content", "a b.yaml");
  const issue = { uri: pathToFileURL(file).href, row: 3, col: 9, text: "wrod", doc: "", offset: 0 };
  const told = { ...issue, line: { text: "", offset: 0 } };
  expect(toProblem({ ...told, suggestions: ["word", "rod", "row", "wry"] }, process.cwd())).toEqual(
    {
      file: "content/a b.yaml",
      line: 3,
      column: 9,
      field: "spelling",
      what: 'no dictionary knows "wrod"',
      hint: 'did you mean "word", "rod", "row"? Names go into docs/words.txt',
    },
  );
  expect(toProblem(told, process.cwd()).hint).toBe(
    "write another word, or add it to docs/words.txt",
  );
});
