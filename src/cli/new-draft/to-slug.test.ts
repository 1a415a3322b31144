import { toSlug } from "./to-slug";

test.each([
  ["Plan the holiday email calendar", "plan-the-holiday-email-calendar"],
  ["  What's new?  ", "whats-new"],
  ["Crème & Co. — über Straße", "creme-and-co-uber-strasse"],
  ["Łódź, smørrebrød & Þingvellir", "lodz-smorrebrod-and-thingvellir"],
  ["50% more / less", "50percent-more-less"],
  ["{{brand}}: `code`", "brand-code"],
  ["日本語", ""],
])("%s becomes %s", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("a long title is cut between two words, a long word where it must be", () => {
  const words = "one of the longest titles that a writer has ever given to a post";
  expect(toSlug(words)).toBe("one-of-the-longest-titles-that-a-writer-has-ever-given-to-a");
  expect(toSlug(`${"word-".repeat(11)}fiver`)).toHaveLength(60);
  expect(toSlug("a".repeat(80))).toHaveLength(60);
});
