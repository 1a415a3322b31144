import { makeContext } from "../../test-support/query-context";
import { findContentLinks } from "./content-links";

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

const find = async (choice: Parameters<typeof findContentLinks>[1]) =>
  (await findContentLinks(undefined, choice, context)).map(
    ({ file, field, page, written, href }) => [file, field, page, written, href],
  );

test("links are found in fields, in Markdown and in bodies, with the place where they stand", async () => {
  expect(await find({})).toEqual([
    [
      "content/landing/home/index.yaml",
      "sections[0].actions[0].link",
      "/",
      "booking:demo",
      "https://book.test/demo",
    ],
    [
      "content/landing/home/index.yaml",
      "sections[1].text",
      "/",
      "mailto:{{email}}",
      "mailto:hello@northcart.test",
    ],
    ["content/blog/first/index.md", "body", "/blog/first", "/pricing", "/pricing"],
    ["content/shared/plans.yaml", "starter.action.link", null, "/pricing", "/pricing"],
  ]);
});

test("links are chosen by booking link", async () => {
  expect((await find({ booking: "demo" })).map(([, field]) => field)).toEqual([
    "sections[0].actions[0].link",
  ]);
});

test("links are chosen by the page where they stand", async () => {
  expect((await find({ page: "/blog/first" })).map(([, , , written]) => written)).toEqual([
    "/pricing",
  ]);
});

test("links are chosen by the page they lead to, whichever part of it they name", async () => {
  expect((await find({ toPage: "/pricing" })).map(([file]) => file)).toEqual([
    "content/blog/first/index.md",
    "content/shared/plans.yaml",
  ]);
  const links = ["/", "/#faq", "/?q=x#faq", "#steps", "/pricing", "https://x.test/"];
  const actions = links.map((link) => ({ label: "More", link }));
  const sections = [{ type: "hero", actions }];
  const pages = makeContext({
    "LandingPage:home": { key: "home", path: "/", sections },
    "LandingPage:about": { key: "about", path: "/about", sections },
  });
  const leading = await findContentLinks(undefined, { toPage: "/" }, pages);
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
