import { makeContext } from "../../test-support/query-context";
import { contentLinks } from "./written-values";

const context = makeContext({
  "LandingPage:home": {
    key: "home",
    file: "content/landing/home/index.yaml",
    path: "/",
    sections: [
      { type: "hero", actions: [{ label: "Book a Demo", link: "booking:demo" }] },
      { type: "prose", text: "Ask [us](mailto:{{email}})." },
    ],
  },
  "BlogPost:first": {
    key: "first",
    file: "content/blog/first/index.md",
    path: "/blog/first",
    body: "See [prices][p].\n\n[p]: /pricing",
  },
  "Plan:starter": {
    key: "starter",
    file: "content/shared/plans.yaml",
    action: { label: "Start", link: "/pricing" },
  },
});

const find = async (choice: Parameters<typeof contentLinks.resolve>[1]) =>
  (await contentLinks.resolve(undefined, choice, context)).map(
    ({ file, field, page, written, href }) => [file, field, page, written, href],
  );

const home = "content/landing/home/index.yaml";
const booking = [home, "sections[0].actions[0].link", "/", "booking:demo"];
const inBody = ["content/blog/first/index.md", "body", "/blog/first", "/pricing", "/pricing"];
const ofPlan = ["content/shared/plans.yaml", "starter.action.link", null, "/pricing", "/pricing"];

test("links are found in fields, Markdown, and bodies, with their position", async () => {
  expect(await find({})).toEqual([
    [...booking, "https://book.test/demo"],
    [home, "sections[1].text", "/", "mailto:{{email}}", "mailto:hello@northcart.test"],
    inBody,
    ofPlan,
  ]);
});

test.each([
  ["by booking link", { booking: "demo" }, [[...booking, "https://book.test/demo"]]],
  ["by their page", { page: "/blog/first" }, [inBody]],
  ["by the page they link to", { toPage: "/pricing" }, [inBody, ofPlan]],
])("links are filtered %s", async (_kind, choice, links) => {
  expect(await find(choice)).toEqual(links);
});

test("links to a page are found with any anchor", async () => {
  const links = ["/", "/#faq", "/?q=x#faq", "#steps", "/pricing", "https://x.test/"];
  const actions = links.map((link) => ({ label: "More", link }));
  const sections = [{ type: "hero", actions }];
  const pages = makeContext({
    "LandingPage:home": { key: "home", path: "/", sections },
    "LandingPage:about": { key: "about", path: "/about", sections },
  });
  const leading = await contentLinks.resolve(undefined, { toPage: "/" }, pages);
  expect(leading.map(({ page, written }) => `${String(page)} ${written}`)).toEqual([
    "/ /",
    "/ /#faq",
    "/ /?q=x#faq",
    "/ #steps",
    "/about /",
    "/about /#faq",
    "/about /?q=x#faq",
  ]);
});
