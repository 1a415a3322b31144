import { summarizeLaunch } from "./summarize-launch";

test("what is left is counted by what is to be done, most first", () => {
  const at = { line: 1, column: 1, field: "url", what: "is wrong" };
  const left = [
    { ...at, file: "content/site.yaml", hint: "write the real one" },
    { ...at, file: "content/site.yaml", hint: "replace it" },
    { ...at, file: "content/shared/authors.yaml", hint: "replace it" },
  ];
  expect(summarizeLaunch(left)).toBe(
    [
      "3 left to do before launch, in 2 files:",
      "    2  replace it",
      "    1  write the real one",
    ].join("\n"),
  );
});
