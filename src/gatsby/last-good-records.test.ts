import type { Fault } from "../content/validate/fault";
import type { ContentRecord } from "../content/read/parse-content";
import { keepLastGood } from "./last-good-records";

const file = "content/shared/authors.yaml";
const record = (key: string) => ({ key }) as ContentRecord;
const fault: Fault = { file, line: 1, column: 1, field: "name", problem: "is missing", remedy: "" };

test("a file keeps its last good records while it has a fault, and takes the mended ones", () => {
  const good = [record("growth-desk"), record("search-desk")];
  expect(keepLastGood(file, { records: good, faults: [] })).toBe(good);
  expect(keepLastGood(file, { records: [record("growth-desk")], faults: [fault] })).toBe(good);
  const mended = [record("growth-desk")];
  expect(keepLastGood(file, { records: mended, faults: [] })).toBe(mended);
});

test("a file that never was good gives what could be read of it", () => {
  const readable = [record("growth-desk")];
  expect(keepLastGood("content/new.yaml", { records: readable, faults: [fault] })).toBe(readable);
});
