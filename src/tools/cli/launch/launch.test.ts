import { formatLaunch } from "./report-launch";
import { checkMark } from "./check-mark";

test("the placeholder logo is reported, a replaced one is not", () => {
  expect(checkMark()).toMatchObject([
    { file: "src/lib/mark.ts", code: "content/placeholder-logo" },
  ]);
  expect(checkMark("M0 0h64v64z")).toEqual([]);
});

test("remaining work is listed and counted by task, and defaults to replacing", () => {
  const place = { line: 1, column: 1, field: "url", message: "is old" };
  const old = { ...place, file: "a.yaml", hint: "replace it" };
  const left = [
    { ...old, code: "content/expired-date" as const },
    { ...old, file: "b.yaml", code: "content/example-url" as const },
  ];
  expect(formatLaunch(left)).toMatch(
    /^# replace: .+\nb\.yaml:1:1 .+\n\n# renew: .+\na\.yaml:1:1 .+\n\n2 left to do before launch, in 2 files:\n {4}1 {2}replace\n {4}1 {2}renew$/,
  );
});
