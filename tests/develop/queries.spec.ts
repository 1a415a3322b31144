import { expect, test } from "@playwright/test";

interface Answer {
  data: {
    ofDemo: { href: string }[];
    toHome: { written: string }[];
    figureUses: { figure: string }[];
  };
}

/** Tests in src/gatsby/resolvers check which links and figures are found. */
test("GraphiQL's endpoint finds links and figures", async ({ request }) => {
  const query = `{
    ofDemo: contentLinks(booking: "demo") { href }
    toHome: contentLinks(toPage: "/") { written }
    figureUses(page: "/") { figure }
  }`;
  const response = await request.post("/___graphql", { data: { query } });
  const { ofDemo, toHome, figureUses } = ((await response.json()) as Answer).data;
  expect(new Set(ofDemo.map(({ href }) => href)).size).toBe(1);
  const written = toHome.map((link) => link.written);
  expect(written).toEqual(expect.arrayContaining(["/", "/#dashboard"]));
  // The home page's plans use it, and no field of the page does.
  expect(figureUses.map(({ figure }) => figure)).toContain("fact.emails-per-month");
});
