import { explainHidden } from "./publication";

const today = "2025-06-15";

test("a draft is hidden, whatever its date", () => {
  expect(explainHidden({ draft: true, publishDate: "2025-01-01" }, today)?.what).toBe("is a draft");
});

test("a record with a later date is hidden until that day", () => {
  expect(explainHidden({ draft: false, publishDate: "2025-06-16" }, today)?.what).toBe(
    "is not published before 2025-06-16",
  );
});

test.each([{}, { draft: false }, { publishDate: today }, { publishDate: "2024-12-31" }])(
  "%j is published",
  (value) => {
    expect(explainHidden(value, today)).toBeUndefined();
  },
);
