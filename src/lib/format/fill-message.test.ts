import { fillMessage } from "./fill-message";

test("gaps are filled with text and numbers, each time they appear", () => {
  const message = "Published on {date} • {minutes} min read ({date})";
  const filled = "Published on May 1 • 7 min read (May 1)";
  expect(fillMessage(message, { date: "May 1", minutes: 7 })).toBe(filled);
});

test("a gap without a value stays as written", () => {
  expect(fillMessage("{who} found", { count: 1 })).toBe("{who} found");
});
