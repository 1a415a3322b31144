import { toSitemap } from "./sitemap";

test("pages come with the day of their last change, where somebody knows it", () => {
  const xml = toSitemap([
    { url: "https://northcart.test/", changedOn: "2025-03-15" },
    { url: "https://northcart.test/a?b&c", changedOn: undefined },
  ]);
  expect(xml).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      "  <url>",
      "    <loc>https://northcart.test/</loc>",
      "    <lastmod>2025-03-15</lastmod>",
      "  </url>",
      "  <url>",
      "    <loc>https://northcart.test/a?b&amp;c</loc>",
      "  </url>",
      "</urlset>",
      "",
    ].join("\n"),
  );
});
