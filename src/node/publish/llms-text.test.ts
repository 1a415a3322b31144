import { toLlmsText } from "./llms-text";

function toPage(path: string) {
  return { path, title: `Title of ${path}`, description: `What ${path} says.` };
}

const paths = [
  "/",
  "/blog",
  "/blog/ads",
  "/blog/page/2",
  "/guide",
  "/privacy",
  "/case-studies/colo",
];

const text = toLlmsText({
  brand: "Northcart",
  description: "Growth for stores.",
  siteUrl: "https://northcart.test",
  words: {
    intro: "Each link leads to Markdown.",
    pages: "Pages",
    guides: "Guides",
    caseStudies: "Case studies",
    posts: "Posts",
  },
  pages: paths.map(toPage),
  guides: ["/guide"],
  caseStudies: ["/case-studies/colo"],
  posts: ["/blog/ads"],
  legal: ["/privacy"],
});

test("the file begins with the name, a summary and what it is", () => {
  expect(text.split("\n\n").slice(0, 3)).toEqual([
    "# Northcart",
    "> Growth for stores.",
    "Each link leads to Markdown.",
  ]);
});

test("each page stands in one list, with the address of its mirror and its subject", () => {
  const lists = text.split("\n## ").slice(1);
  expect(lists.map((list) => list.split("\n")[0])).toEqual([
    ...["Pages", "Guides", "Case studies", "Posts", "Optional"],
  ]);
  const links = lists.map((list) => [...list.matchAll(/\]\(https:\/\/northcart\.test(.*?)\): /g)]);
  expect(links.map((found) => found.map(([, path]) => path))).toEqual([
    ["/index.md", "/blog.md"],
    ["/guide.md"],
    ["/case-studies/colo.md"],
    ["/blog/ads.md"],
    ["/privacy.md", "/blog/page/2.md"],
  ]);
  expect(text).toContain(
    "- [Title of /guide](https://northcart.test/guide.md): What /guide says.\n",
  );
});
