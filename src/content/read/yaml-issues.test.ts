import { SampleSite, authorFile } from "../../test-support/sample-site";

test("aliases that would exhaust memory are rejected", async () => {
  const rows = ["a: &a [x, x, x, x, x, x, x, x, x]"];
  for (const [name, before] of ["ba", "cb", "dc", "ed"].map(
    ([...pair]) => pair,
  )) {
    rows.push(
      `${String(name)}: &${String(name)} [${Array(9)
        .fill(`*${String(before)}`)
        .join(", ")}]`,
    );
  }
  const issues = await new SampleSite()
    .write(authorFile, rows.join("\n"))
    .findIssues();
  expect(issues[0]).toBe(
    "content/shared/authors.yaml:1:4  YAML  starts with &, a character that has a special meaning in YAML  put the text in quotes  content/unquoted-text",
  );
});
