import { formatGroup, groupLaunch, summarizeLaunch } from "./summarize-launch";

const at = {
  file: "a.yaml",
  line: 1,
  column: 1,
  field: "url",
  message: "is old",
  hint: "replace it",
  code: "content/example-url" as const,
};

test("remaining work is counted by task, and defaults to replacing", () => {
  const left = [
    { ...at, file: "content/site.yaml", code: "content/expired-date" as const },
    { ...at, file: "content/site.yaml" },
    { ...at, file: "content/shared/authors.yaml" },
  ];
  expect(groupLaunch(left).map(([task, { length }]) => [task, length])).toEqual(
    [
      ["replace", 2],
      ["renew", 1],
    ],
  );
  expect(summarizeLaunch(left)).toMatch(
    /^3 left to do before launch, in 2 files:\n {4}2 {2}replace: .+\n {4}1 {2}renew: .+$/,
  );
});

test("a task has one heading and a line for each place", () => {
  const left = [
    { ...at, hint: "confirm it" },
    { ...at, line: 2, hint: "confirm it" },
    { ...at, line: 3, hint: "ask" },
  ];
  expect(formatGroup(["confirm", left]).split("\n\n").slice(2)).toEqual([
    "2 × confirm it\n  a.yaml:1:1  url  is old  content/example-url\n  a.yaml:2:1  url  is old  content/example-url",
    "1 × ask\n  a.yaml:3:1  url  is old  content/example-url",
  ]);
});
