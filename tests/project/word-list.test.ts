import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

test("the list of the site's own words is sorted, in lower case, and names each word once", () => {
  const words = readFileSync("docs/words.txt", "utf8").trimEnd().split("\n");
  expect(words).toEqual([...new Set(words)].sort());
  expect(words.filter((word) => !/^[\p{Ll}']+$/u.test(word))).toEqual([]);
});

/** What the spelling check says of a text, as if it stood in a file of the content. */
function checkSpelling(text: string): Promise<string> {
  const args = [
    "node_modules/cspell/bin.mjs",
    "lint",
    "--config",
    "docs/cspell.config.yaml",
    "--no-progress",
    "--no-summary",
  ];
  const file = "stdin://content/blog/sample/index.md";
  return new Promise((resolve) => {
    const options = [...args, "--show-suggestions", "--relative", file];
    const child = execFile(process.execPath, options, (_error, stdout) => resolve(stdout));
    child.stdin?.end(text);
  });
}

test("a misspelled word is told with its line and what it may stand for; names in code, variables and targets are no words", async () => {
  const names = "`recieve`, {{fact.recieve}}, [here](/recieve).\n\n```text\nrecieve\n```\n";
  const told = await checkSpelling(`Northcart writes.\n\nWe recieve it.\n\n${names}`);
  expect(told.trim()).toMatch(
    /^\S*index\.md:3:4 - Unknown word \(recieve\).*Suggestions: \[.*receive.*\]$/,
  );
}, 60_000);
