import { makeContext } from "../../test-support/query-context";
import { contentLinks, figureUses } from "./written-values";

const facts = "content/shared/facts.yaml";
const plans = "content/shared/plans.yaml";
const home = "content/landing/home/index.yaml";
const post = "content/blog/first/index.md";

const context = makeContext({
  "Fact:retention": {
    key: "retention",
    file: facts,
    value: "98%",
    label: "Retention",
  },
  "Plan:starter": {
    key: "starter",
    file: plans,
    name: "Starter",
    price: "$689",
    features: [{ text: "{{fact.retention}} stay." }],
    action: { label: "Start", link: "/pricing" },
  },
  "LandingPage:home": {
    key: "home",
    file: home,
    path: "/",
    seo: { title: "From {{plan.starter.price}}" },
    sections: [
      { type: "figures", items: [{ fact: "retention" }] },
      { type: "plans", plans: ["starter"] },
      {
        type: "hero",
        actions: [{ label: "Book a Demo", link: "booking:demo" }],
      },
      {
        type: "prose",
        text: "Ask [{{ brand }}](mailto:{{email}}), not {{ product.title }}.",
      },
    ],
  },
  "BlogPost:first": {
    key: "first",
    file: post,
    path: "/blog/first",
    body: "We keep {{fact.retention}}. See [prices][p].\n\n[p]: /pricing",
  },
});

const findLinks = async (choice: Parameters<typeof contentLinks.resolve>[1]) =>
  (await contentLinks.resolve(undefined, choice, context)).map(
    ({ file, field, page, written, href }) => [
      file,
      field,
      page,
      written,
      href,
    ],
  );

const url = "https://book.test/demo";
const booking = [home, "sections[2].actions[0].link", "/", "booking:demo", url];
const mail = [
  home,
  "sections[3].text",
  "/",
  "mailto:{{email}}",
  "mailto:hello@northcart.test",
];
const inBody = [post, "body", "/blog/first", "/pricing", "/pricing"];
const ofPlan = [plans, "starter.action.link", null, "/pricing", "/pricing"];

test.each([
  ["in fields, Markdown, and bodies", {}, [booking, mail, inBody, ofPlan]],
  ["by the page they link to", { toPage: "/pricing" }, [inBody, ofPlan]],
])("links are found %s", async (_kind, choice, links) => {
  expect(await findLinks(choice)).toEqual(links);
});

test("links to a page are found with any anchor", async () => {
  const links = [
    "/",
    "/#faq",
    "/?q=x#faq",
    "#steps",
    "/pricing",
    "https://x.test/",
  ];
  const actions = links.map((link) => ({ label: "More", link }));
  const sections = [{ type: "hero", actions }];
  const pages = makeContext({
    "LandingPage:home": { key: "home", path: "/", sections },
    "LandingPage:about": { key: "about", path: "/about", sections },
  });
  const leading = await contentLinks.resolve(undefined, { toPage: "/" }, pages);
  expect(
    leading.map(({ page, written }) => `${String(page)} ${written}`),
  ).toEqual([
    "/ /",
    "/ /#faq",
    "/ /?q=x#faq",
    "/ #steps",
    "/about /",
    "/about /#faq",
    "/about /?q=x#faq",
  ]);
});

const findUses = async (choice: Parameters<typeof figureUses.resolve>[1]) =>
  (await figureUses.resolve(undefined, choice, context)).map(
    ({ field, written, value, pages }) =>
      `${field} ${written} ${String(value)} ${pages.join()}`,
  );

const price = "seo.title {{plan.starter.price}} $689 /";
const plan = "sections[1].plans[0] starter null /";
const fact = "sections[0].items[0].fact retention 98% /";
const name = "sections[3].text {{brand}} Northcart /";
const address = "sections[3].text {{email}} hello@northcart.test /";
const inText = "body {{fact.retention}} 98% /blog/first";
const feature = "starter.features[0].text {{fact.retention}} 98% /";

test.each([
  [
    "a figure in texts and fields, with the pages that show it",
    { figure: "fact.retention" },
    [fact, inText, feature],
  ],
  ["all figures", {}, [price, fact, plan, name, address, inText, feature]],
  ["a figure by its record", { figure: "plan.starter.price" }, [price, plan]],
  ["a record by its figures", { figure: "plan.starter" }, [price, plan]],
  ["an unknown record nowhere", { figure: "plan.start" }, []],
])("uses are found of %s", async (_kind, choice, uses) => {
  expect(await findUses(choice)).toEqual(uses);
});
