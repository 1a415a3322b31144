import { expect, test } from "@playwright/test";

interface Answer {
  data: {
    toHome: { written: string }[];
    figureUses: { pages: string[] }[];
  };
}

/** Tests in src/gatsby/resolvers check which links and figures are found. */
test("GraphiQL's endpoint finds links and figures", async ({ request }) => {
  const query = `{
    toHome: contentLinks(toPage: "/") { written }
    figureUses(figure: "fact.emails-per-month") { pages }
  }`;
  const response = await request.post("/___graphql", { data: { query } });
  const { toHome, figureUses } = ((await response.json()) as Answer).data;
  const written = toHome.map((link) => link.written);
  expect(written).toEqual(expect.arrayContaining(["/", "/#dashboard"]));
  // The home page's plans use it, and no field of the page does.
  expect(figureUses.flatMap(({ pages }) => pages)).toContain("/");
});
