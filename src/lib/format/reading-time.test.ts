import { countWords, readingTimeOf } from "./reading-time";

test.each([
  ["", 0],
  ["a growth-team's week", 3],
  ["It’s done, isn't it?", 4],
  ["$200K to $500K, +491% in 3.5 months", 7],
  ["Montréal, île Perrot", 3],
])("%j has %i words", (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  [0, 1],
  [320, 1],
  [346, 2],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingTimeOf("word ".repeat(words))).toBe(minutes);
});
