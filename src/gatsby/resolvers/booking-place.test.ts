import { makeContext, makeInfo } from "../../test-support/query-context";
import { findOrigin } from "./booking-place";
import type { ResponsePath } from "gatsby/graphql";

const home = {
  sections: [{ type: "hero" }, { type: "call-to-action" }, { type: "hero" }],
};
const context = makeContext({ "LandingPage:home": home });

/** The path to a field: names, with their type if relevant, and list indexes. */
function toPath(steps: readonly (string | number)[]): ResponsePath | undefined {
  const step = steps.at(-1);
  if (step === undefined) return undefined;
  const [name, typename] = String(step).split(":");
  const key = typeof step === "number" ? step : (name ?? "");
  return { key, typename, prev: toPath(steps.slice(0, -1)) };
}

function find(path: string | undefined, ...steps: (string | number)[]) {
  const variableValues = { id: "LandingPage:home" };
  const info = { ...makeInfo("link"), path: toPath(steps)!, variableValues };
  return findOrigin({ ...context, ...(path !== undefined && { path }) }, info);
}

test.each([
  ["hero.1", ["landingPage", "sections", 0, "actions:HeroSection", 0, "link"]],
  [
    "call-to-action.2",
    [
      "landingPage",
      "sections",
      1,
      "calls:CallToActionSection",
      1,
      "link:Action",
    ],
  ],
  [
    "hero-2.1",
    ["landingPage", "sections", 2, "actions:HeroSection", 0, "link"],
  ],
  ["closing", ["articleWords", "closing", "link"]],
  ["header-action", ["siteSettings", "headerAction", "link"]],
])("a link is in %s", (place, steps) => {
  expect(find("/", ...steps)).toEqual({
    site: "northcart.test",
    page: "home",
    place,
  });
});

test("a page has its name; a component on every page has none", () => {
  expect(find("/case-studies/colo", "words", "closing", "link")?.page).toBe(
    "case-studies/colo",
  );
  expect(find("/404.html", "words", "closing", "link")?.page).toBe("404");
  expect(
    find("sq--src-components-ui-use-site-ts", "siteSettings", "header")?.page,
  ).toBe("");
});

test("a build query has no origin, and neither has one without settings", () => {
  expect(find(undefined, "blogPost", "body", "html")).toBeNull();
  const withoutSettings = makeContext({ "SiteSettings:": null });
  expect(
    findOrigin({ ...withoutSettings, path: "/" }, makeInfo("link")),
  ).toBeNull();
});
