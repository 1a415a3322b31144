import { findExpiryDay, renderRobots } from "./small-files";

test("a preview's robots.txt lets crawlers read noindex, and has no sitemap", () => {
  expect(renderRobots("https://northcart.test", true)).toBe(
    "User-agent: *\nAllow: /\n",
  );
});

const committedAt = new Date("2025-01-01T23:30:00Z");
const expiryOn = (today: string, commit: Date | undefined = committedAt) =>
  findExpiryDay(commit, new Date(today)).toISOString();

test("builds of one commit expire on the same day, until 300 days after it", () => {
  expect(expiryOn("2025-01-01T23:31:00Z")).toBe("2025-12-27T00:00:00.000Z");
  expect(expiryOn("2025-10-27T23:59:59Z")).toBe("2025-12-27T00:00:00.000Z");
  expect(expiryOn("2025-10-28T00:00:00Z")).toBe("2026-10-23T00:00:00.000Z");
  expect(expiryOn("2026-08-23T23:59:59Z")).toBe("2026-10-23T00:00:00.000Z");
});

test.each([committedAt, undefined])(
  "61 to 360 days are left for a commit of %s",
  (commit) => {
    const left = Array.from({ length: 1000 }, (_, day) => {
      const today = Date.UTC(2025, 0, 2 + day);
      return (
        (findExpiryDay(commit, new Date(today)).getTime() - today) / 86_400_000
      );
    });
    expect(Math.min(...left)).toBe(61);
    expect(Math.max(...left)).toBe(360);
  },
);
