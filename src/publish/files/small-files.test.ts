import { renderRobots } from "./small-files";

test("a preview's robots.txt lets crawlers read noindex, and has no sitemap", () => {
  expect(renderRobots("https://northcart.test", true)).toBe(
    "User-agent: *\nAllow: /\n",
  );
});
