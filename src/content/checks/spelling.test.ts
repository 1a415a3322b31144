import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toIssue } from "./spelling";

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
