import { readToday } from "../../lib/format/today";
import { checkUpdated } from "./date";

const future = "2999-01-01";

test.each([
  ["2025-03-15", undefined],
  ["2025-03-15", "2025-03-15"],
  ["2025-03-15", readToday()],
  // Scheduled: it carries the day of its publication.
  [future, future],
])("published on %s, updated on %s", (publishDate, updatedDate) => {
  expect(checkUpdated({ publishDate, updatedDate })).toEqual([]);
});

test("an update is not in the future", () => {
  const days = { publishDate: "2025-03-15", updatedDate: future };
  expect(checkUpdated(days)).toMatchObject([
    {
      path: ["updatedDate"],
      message: `${future} is in the future`,
      hint: `write the day of the last change, at most ${readToday()}`,
    },
  ]);
});
