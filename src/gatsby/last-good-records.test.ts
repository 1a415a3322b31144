import type { LocatedProblem } from "../content/problems/problem";
import type { ContentRecord } from "../content/validate/parse-content";
import { keepLastGood } from "./last-good-records";

const file = "content/shared/authors.yaml";
const record = (key: string) => ({ key }) as ContentRecord;
const problem: LocatedProblem = {
  file,
  line: 1,
  column: 1,
  field: "name",
  what: "is missing",
  hint: "",
};

test("a file keeps its last good records while it has a problem, and takes the mended ones", () => {
  const good = [record("growth-desk"), record("search-desk")];
  expect(keepLastGood(file, { records: good, problems: [] })).toBe(good);
  expect(keepLastGood(file, { records: [record("growth-desk")], problems: [problem] })).toBe(good);
  const mended = [record("growth-desk")];
  expect(keepLastGood(file, { records: mended, problems: [] })).toBe(mended);
});

test("a file that never was good gives what could be read of it", () => {
  const readable = [record("growth-desk")];
  expect(keepLastGood("content/new.yaml", { records: readable, problems: [problem] })).toBe(
    readable,
  );
});
