import { findAll, readLine, readLinks } from "../read/elements";
import { readPosts, sortNewestFirst } from "../read/posts";
import { readDocument } from "../read/read-document";
import { findPageRoute } from "../read/site-routes";

const newestFirst = sortNewestFirst(readPosts());
const names = [...new Set(newestFirst.flatMap((post) => post.categories))];
const CATEGORY_LINKS = 'nav[aria-label="Categories"] a';
const readBlogPage = (path: string) => readDocument(findPageRoute(path));

function findCategory(name: string): string {
  const links = findAll(readBlogPage("/blog"), CATEGORY_LINKS);
  return (
    links.find((link) => readLine(link) === name)?.getAttribute("href") ?? ""
  );
}

describe.each(names)("%s", (name) => {
  const page = readBlogPage(findCategory(name));

  test("lists its posts, newest first", () => {
    expect(readLine(page.querySelector("h1"))).toBe(name);
    const cards = findAll(page, "main article").flatMap(readLinks);
    expect(cards.map(({ href }) => href)).toEqual(
      newestFirst
        .filter((post) => post.categories.includes(name))
        .map(({ path }) => path),
    );
  });

  test("is the only category marked as current", () => {
    const current = findAll(page, CATEGORY_LINKS).filter((link) =>
      link.hasAttribute("aria-current"),
    );
    expect(
      current.map((link) => [
        readLine(link),
        link.getAttribute("aria-current"),
      ]),
    ).toEqual([[name, "page"]]);
  });
});

test("the blog's list links to each category once", () => {
  const links = findAll(readBlogPage("/blog"), CATEGORY_LINKS).map(readLine);
  expect(links.sort()).toEqual([...names].sort());
});

test.each(newestFirst)(
  "$path links to its categories",
  ({ path, categories }) => {
    const links = readLinks(readBlogPage(path).querySelector("main header")!);
    expect(links).toEqual(
      categories.map((name) => ({
        href: findCategory(name),
        text: name,
        target: "",
      })),
    );
  },
);

test("following the links to the previous post from the newest one visits every post", () => {
  const findLinks = (path: string, name: RegExp) =>
    readLinks(readBlogPage(path).querySelector("main")!).filter(({ text }) =>
      name.test(text),
    );
  const visited = newestFirst.slice(0, 1).map(({ path }) => path);
  for (const path of visited) {
    visited.push(...findLinks(path, /^Previous post/).map(({ href }) => href));
    if (visited.length > newestFirst.length) break;
  }
  expect(visited).toEqual(newestFirst.map(({ path }) => path));
  expect(findLinks(visited.at(-1)!, /^Next post/)).toHaveLength(1);
});
