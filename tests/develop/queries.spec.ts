import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { askGraphql } from "./support/ask-graphql";

const FOLDER = "docs/queries";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".graphql"));

for (const name of files) {
  const query = readFileSync(path.join(FOLDER, name), "utf8");

  test(`${name} says what it answers, and answers it`, async ({ request }) => {
    const question = query.split("\n")[0] ?? "";
    expect(question).toMatch(/^# .+\?/);
    expect(query).toMatch(/^query [A-Z]\w+/m);
    const data = await askGraphql<Record<string, unknown>>(request, query);
    for (const [field, value] of Object.entries(data)) {
      expect(findEmpty(value, field)).toEqual([]);
    }
  });
}

test("links are chosen by their variables", async ({ request }) => {
  const query = readFileSync(path.join(FOLDER, "booking-links.graphql"), "utf8");
  interface Links {
    contentLinks: { href: string; file: string }[];
  }
  const all = await askGraphql<Links>(request, query, { booking: null });
  const demo = await askGraphql<Links>(request, query);
  const none = await askGraphql<Links>(request, query, { booking: "nobody" });
  expect(demo.contentLinks.length).toBeGreaterThan(0);
  expect(all.contentLinks.length).toBeGreaterThan(demo.contentLinks.length);
  expect(new Set(demo.contentLinks.map(({ href }) => href)).size).toBe(1);
  expect(none.contentLinks).toEqual([]);
});

test("every link to a page is found, whichever part of it the link names", async ({ request }) => {
  const query = readFileSync(path.join(FOLDER, "links-to-page.graphql"), "utf8");
  const { contentLinks } = await askGraphql<{ contentLinks: { written: string }[] }>(
    request,
    query,
  );
  const written = contentLinks.map((link) => link.written);
  expect(written).toEqual(expect.arrayContaining(["/", "/#dashboard"]));
});

test("what is found of a figure by its pages is found of a page by its figures", async ({
  request,
}) => {
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

/** Lists without an entry, records that are not there, and pages whose picture has no address. */
function findEmpty(value: unknown, place: string): string[] {
  if (value === null)
    return /\b(nodes|contentLinks|figureUses|\w+Study|\w+Index)$/.test(place) ? [place] : [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [place];
    return value.flatMap((entry, index) => findEmpty(entry, `${place}[${String(index)}]`));
  }
  if (typeof value !== "object") return value === "" ? [place] : [];
  return Object.entries(value).flatMap(([field, inside]) => findEmpty(inside, `${place}.${field}`));
}
