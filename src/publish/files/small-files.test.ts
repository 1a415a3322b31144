import { toManifest, toRobots, toSecurityText } from "./small-files";

const siteUrl = "https://northcart.test";

test("robots.txt lets crawlers in and names the sitemap in full", () => {
  expect(toRobots(siteUrl)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://northcart.test/sitemap.xml\n",
  );
});

test("robots.txt of a preview lets crawlers read that they may keep nothing, and names no sitemap", () => {
  expect(toRobots(siteUrl, true)).toBe("User-agent: *\nAllow: /\n");
});

test("the manifest names the site, its icons and its colors", () => {
  const facts = {
    brand: "Northcart",
    tagline: "Your growth team",
    description: "Growth.",
    locale: "en-US",
  };
  expect(JSON.parse(toManifest(facts))).toMatchObject({
    name: "Northcart: Your growth team",
    short_name: "Northcart",
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: "#FBF8F1",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  });
});

test("security.txt names a contact and the day on which it expires", () => {
  const text = toSecurityText({
    email: "hello@northcart.test",
    languages: ["en", "fr"],
    siteUrl,
    expires: new Date("2026-03-10"),
  });
  expect(text).toBe(
    [
      "Contact: mailto:hello@northcart.test",
      "Expires: 2026-03-10T00:00:00Z",
      "Preferred-Languages: en, fr",
      "Canonical: https://northcart.test/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
