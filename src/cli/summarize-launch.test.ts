import { groupLaunch, summarizeLaunch } from "./summarize-launch";

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

test("what is left is grouped by the kind of work, and is to be replaced where nothing else is said", () => {
  const at = {
    file: "a.yaml",
    line: 1,
    column: 1,
    field: "url",
    what: "is wrong",
    hint: "mend it",
  };
  const left = [at, { ...at, task: "renew" as const }, { ...at, task: "confirm" as const }];
  expect(groupLaunch(left).map(([task, { length }]) => [task, length])).toEqual([
    ["confirm", 1],
    ["replace", 1],
    ["renew", 1],
  ]);
});
