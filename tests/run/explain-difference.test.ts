import { explainDifference } from "./explain-difference";

const explain = (held: string, written: string) =>
  explainDifference("src/types.d.ts", held, written, "npm run build");

test("a file that is current needs no words", () => {
  expect(explain("a\nb\n", "a\nb\n")).toBeUndefined();
});

test("a file that is out of date is named with the lines that differ and the command that mends it", () => {
  expect(explain("a\nb\nb\n", "new\na\nnew\nb\n")).toBe(
    `src/types.d.ts is out of date: 2 lines are missing, 1 should be gone.
Run npm run build, and commit the file with your change.`,
  );
});

test("lines in another order are told as well", () => {
  expect(explain("a\nb\n", "b\na\n")).toContain("0 lines are missing, 0 should be gone");
});
