import { formatGroup, groupLaunch, summarizeLaunch } from "./summarize-launch";

test("what is left is counted by the kind of work", () => {
  const at = { line: 1, column: 1, field: "url", what: "is wrong", hint: "replace it" };
  const left = [
    { ...at, file: "content/site.yaml", task: "renew" as const },
    { ...at, file: "content/site.yaml" },
    { ...at, file: "content/shared/authors.yaml" },
  ];
  expect(summarizeLaunch(left)).toMatch(
    /^3 left to do before launch, in 2 files:\n {4}2 {2}replace: .+\n {4}1 {2}renew: .+$/,
  );
});

test("a kind of work says once what is to be done, and has a line for each place", () => {
  const at = { file: "a.yaml", line: 1, column: 1, field: "98% (Retention)", what: "is old" };
  const left = [
    { ...at, hint: "confirm it" },
    { ...at, line: 2, hint: "confirm it" },
    { ...at, line: 3, hint: "ask" },
  ];
  expect(formatGroup(["confirm", left]).split("\n\n").slice(2)).toEqual([
    "2 × confirm it\n  a.yaml:1:1  98% (Retention)  is old\n  a.yaml:2:1  98% (Retention)  is old",
    "1 × ask\n  a.yaml:3:1  98% (Retention)  is old",
  ]);
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
