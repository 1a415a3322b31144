import { expect, test } from "@playwright/test";
import { askGraphql } from "./support/ask-graphql";

const linksQuery =
  "query Links($booking: String, $toPage: String) { contentLinks(booking: $booking, toPage: $toPage) { href written } }";

interface Links {
  contentLinks: { href: string; written: string }[];
}

test("contentLinks finds the links of a booking link", async ({ request }) => {
  const all = await askGraphql<Links>(request, linksQuery);
  const demo = await askGraphql<Links>(request, linksQuery, { booking: "demo" });
  const none = await askGraphql<Links>(request, linksQuery, { booking: "nobody" });
  expect(demo.contentLinks.length).toBeGreaterThan(0);
  expect(all.contentLinks.length).toBeGreaterThan(demo.contentLinks.length);
  expect(new Set(demo.contentLinks.map(({ href }) => href)).size).toBe(1);
  expect(none.contentLinks).toEqual([]);
});

test("contentLinks finds the links to a page, whichever part of it they name", async ({
  request,
}) => {
  const { contentLinks } = await askGraphql<Links>(request, linksQuery, { toPage: "/" });
  const written = contentLinks.map((link) => link.written);
  expect(written).toEqual(expect.arrayContaining(["/", "/#dashboard"]));
});

test("figureUses finds the figures of a page", async ({ request }) => {
  interface Uses {
    figureUses: { figure: string; field: string; pages: string[] }[];
  }
  const query = "query Uses($page: String) { figureUses(page: $page) { figure field pages } }";
  const { figureUses: all } = await askGraphql<Uses>(request, query);
  const { figureUses: ofHome } = await askGraphql<Uses>(request, query, { page: "/" });
  expect(ofHome).toEqual(all.filter(({ pages }) => pages.includes("/")));
  // The plans of the home page name it, and no field of the page does.
  expect(ofHome.map(({ figure }) => figure)).toContain("fact.emails-per-month");
});
