import { publishedData } from "../../test-support/published-data";
import { maxPosts, renderLlmsText } from "./llms-text";

function toPage(path: string) {
  return { path, title: `Title of ${path}`, description: `What ${path} says.` };
}

const paths = [
  "/",
  "/blog",
  "/blog/ads",
  "/blog/page/2",
  "/themes",
  "/privacy",
];
const text = renderLlmsText(
  publishedData,
  [...paths, "/case-studies/colo"].map(toPage),
);

test("each page is in one list, with the URL and its description", () => {
  const lists = text.split("\n## ").slice(1);
  expect(lists.map((list) => list.split("\n")[0])).toEqual([
    "Pages",
    "Guides",
    "Case studies",
    "Posts",
    "Optional",
  ]);
  const links = lists.map((list) => [
    ...list.matchAll(/\]\(https:\/\/northcart\.test(.*?)\): /g),
  ]);
  expect(links.map((found) => found.map(([, path]) => path))).toEqual([
    ["/", "/blog"],
    ["/themes"],
    ["/case-studies/colo"],
    ["/blog/ads"],
    ["/privacy", "/blog/page/2"],
  ]);
  expect(text).toContain(
    "- [Title of /themes](https://northcart.test/themes): What /themes says.\n",
  );
});

test("of many posts, the newest are listed, with links to the others", () => {
  const posts = Array.from(
    { length: maxPosts + 5 },
    (_, index) => `/blog/post-${index}`,
  );
  const pages = ["/blog", "/blog/page/2", ...posts].map(toPage);
  const nodes = posts.map((path) => ({
    ...publishedData.allBlogPost.nodes[0]!,
    path,
  }));
  const long = renderLlmsText(
    { ...publishedData, allBlogPost: { nodes } },
    pages,
  );
  expect([...long.matchAll(/test\/blog\/post-\d+\)/g)]).toHaveLength(maxPosts);
  expect(long).toContain("/blog/post-0)");
  expect(long).not.toContain("## Guides");
  expect(long).not.toContain(`/blog/post-${maxPosts})`);
  expect(long).toContain("/blog/page/2");
});
